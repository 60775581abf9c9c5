import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Composer } from '../../src/iunu/composer.svelte'
import { deedOf, pickedText } from '../../src/iunu/deeds'
import { words } from '../../src/shared/words.svelte'
import { fixture } from './fixtures'

interface Desk {
  composer: Composer
  acted: string[]
  lock: (locked: boolean) => void
  press: (...ids: string[]) => void
  words: () => string
}

function desk(name: string): Desk {
  const { scene } = fixture(name)
  const acted: string[] = []
  let locked = false
  const act = (id: number): number => acted.push(scene.legal.find((one) => one.id === id)?.text ?? '')
  const composer = new Composer(() => scene, () => locked, act, () => scene.legal[0]?.id ?? null)
  composer.begin()
  vi.advanceTimersByTime(1000)
  const press = (...ids: string[]): void => ids.forEach((id) => composer.cards.filter((card) => card.id === id).forEach((card) => composer.press(card)))
  return { composer, acted, lock: (value) => (locked = value), press, words: () => pickedText(scene, composer) }
}

beforeEach(async () => {
  vi.useFakeTimers()
  await words.need('iunu')
})
afterEach(() => vi.useRealTimers())

describe('composing', () => {
  it('sends the set that is picked, once confirmed', () => {
    const { composer, acted, press } = desk('set')
    expect(composer.ready).toBe(false)
    press('priest-0', 'priest-1')
    expect(composer.preview?.points).toEqual([63, 68, 50])
    expect(acted).toEqual([])
    composer.confirm()
    expect(acted).toEqual(['play priest x2'])
  })

  it('sends nothing while nothing is picked, or input waits for an acknowledgement', () => {
    const { composer, acted, press, lock } = desk('set')
    composer.confirm()
    press('farmer-0')
    lock(true)
    composer.confirm()
    composer.send('decline')
    expect(acted).toEqual([])
  })

  it('takes no answer at once, so that a double click answers one question only', () => {
    const { composer, acted } = desk('use-baker')
    composer.begin()
    composer.confirm()
    expect(acted).toEqual([])
    vi.advanceTimersByTime(400)
    composer.confirm()
    expect(acted).toEqual(['use'])
  })

  it('feeds whom is chosen, or stops', () => {
    const { composer, acted } = desk('feed')
    expect(['baker', 'farmer', 'soldier'].filter((key) => composer.offers(key))).toEqual(['baker', 'soldier'])
    composer.choose('baker')
    composer.choose('soldier')
    composer.confirm()
    composer.send('done')
    expect(acted).toEqual(['feed soldier', 'done'])
  })

  it('puts back what is chosen twice', () => {
    const { composer } = desk('take')
    composer.choose('ankh')
    expect(composer.action?.text).toBe('take ankh')
    composer.choose('ankh')
    expect(composer.action).toBeUndefined()
  })

  it('pays a ransom or hands a Farmer over', () => {
    const { composer, acted } = desk('ransom')
    composer.choose('pay')
    composer.confirm()
    composer.choose('hand')
    composer.confirm()
    expect(acted).toEqual(['pay', 'hand farmer'])
  })

  it('leaves one card of a set', () => {
    const { composer, press } = desk('set')
    press('priest-0', 'priest-1')
    composer.single()
    expect(composer.action?.text).toBe('play priest')
  })

  it('offers nothing to who is not asked', () => {
    const { composer, press, acted } = desk('waiting')
    press('priest-0')
    composer.confirm()
    expect([composer.picks, composer.open, acted]).toEqual([[], false, []])
  })

  it('knows what a bot advises', () => {
    expect(desk('set').composer.hint).toBe('farmer')
  })
})

describe('what is composed', () => {
  it('is told in words', () => {
    const { press, words: told } = desk('set')
    expect(told()).toBe('Nothing is picked.')
    press('priest-0', 'priest-1')
    expect(told()).toBe('Two Priests. Fee 1 Deben. VP 43, then 63.')
  })

  it('is told of a choice that is no card of the hand, too', () => {
    const { composer, words: told } = desk('ransom')
    composer.choose('hand')
    expect(told()).toMatch(/^Farmer\. Fee 0 Deben\. VP 37, then \d+\.$/)
  })

  it.each([
    ['use-baker', 'Buy bread'], ['use-soldier', 'Send the Soldiers'], ['use-artisan', 'Add a Citizen'], ['use-merchant', 'Take 4 Deben'],
    ['use-priest', 'See the Afterlife'], ['use-noble', 'Take 7 Deben'], ['use-pharaoh', 'Collect tribute'], ['use-artisan-nobody', 'Go on'],
  ])('of %s is one deed: %s', (name, button) => {
    const { composer } = desk(name)
    expect(deedOf(fixture(name).scene, composer).button).toBe(button)
  })

  it('tells the fee, the cards and what follows', () => {
    const { composer, press } = desk('set')
    press('priest-0', 'priest-1')
    const deed = deedOf(fixture('set').scene, composer)
    expect(deed).toMatchObject({ title: 'Two Priests', fee: 1, caste: 'priest', count: 2, button: 'Play 2 Priests' })
    expect(deed.notes).toEqual(['Then: See 2 Afterlife cards, keep 1'])
  })
})
