import { describe, expect, it } from 'vitest'
import { actionOf, barOf, cardsOf, choiceOf, firstChoice, most, pressed, type HandCard, type IunuScene } from '../../src/iunu/composing'
import { fixture } from './fixtures'

function cardOf(scene: IunuScene, id: string): HandCard {
  const found = cardsOf(scene.picture.hand).find((card) => card.id === id)
  if (!found) throw new RangeError(id)
  return found
}

/** Press cards one after another. */
function picks(scene: IunuScene, ...ids: string[]): string[] {
  return ids.reduce<string[]>((picked, id) => pressed(picked, cardOf(scene, id), scene.legal), [])
}

describe('a hand', () => {
  it('is its cards one by one', () => {
    const ids = cardsOf(fixture('set').scene.picture.hand).map((card) => card.id)
    expect(ids).toEqual(['farmer-0', 'baker-0', 'merchant-0', 'priest-0', 'priest-1'])
  })
})

describe('picking', () => {
  const { scene } = fixture('set')

  it('gathers a set of one caste', () => {
    expect(picks(scene, 'priest-0', 'priest-1')).toEqual(['priest-0', 'priest-1'])
  })

  it('puts back what is pressed again', () => {
    expect(picks(scene, 'priest-0', 'priest-1', 'priest-0')).toEqual(['priest-1'])
  })

  it('begins anew with another caste', () => {
    expect(picks(scene, 'priest-0', 'priest-1', 'farmer-0')).toEqual(['farmer-0'])
  })

  it('stops where no larger set is legal', () => {
    const poor = fixture('set-poor').scene
    expect(picks(poor, 'farmer-0', 'farmer-1', 'farmer-2')).toEqual(['farmer-0', 'farmer-1'])
    expect(barOf(poor, ['farmer-0', 'farmer-1'], cardOf(poor, 'farmer-2'))).toEqual({ why: 'deben', needs: 2 })
    expect(barOf(poor, ['farmer-0', 'farmer-1'], cardOf(poor, 'noble-0'))).toBeNull()
  })

  it('takes another card where only one may be chosen', () => {
    const keep = fixture('keep').scene
    expect(picks(keep, 'priest-0', 'priest-1')).toEqual(['priest-1'])
    expect(barOf(keep, ['priest-0'], cardOf(keep, 'priest-1'))).toBeNull()
  })

  it('refuses cards that no action names', () => {
    const add = fixture('add').scene
    expect(picks(add, 'noble-0')).toEqual([])
    expect(barOf(add, [], cardOf(add, 'noble-0'))).toEqual({ why: 'never' })
    expect(most(add.legal, 'soldier')).toBe(1)
  })
})

describe('every legal action', () => {
  const names = ['set', 'set-2', 'set-4', 'set-one-caste', 'use-baker', 'feed', 'add', 'ransom', 'take', 'keep', 'use-artisan-nobody']

  it.each(names)('of %s is what its choice stands for', (name) => {
    const { scene } = fixture(name)
    for (const action of scene.legal) expect(actionOf(scene.legal, choiceOf(action))).toBe(action)
  })

  it.each(['set', 'set-2', 'set-4', 'set-one-caste', 'add', 'keep'])('of %s can be reached by picking cards', (name) => {
    const { scene } = fixture(name)
    for (const action of scene.legal) {
      const { key, count } = choiceOf(action)
      const ids = Array.from({ length: count }, (_, place) => `${key}-${place}`)
      expect(picks(scene, ...ids)).toEqual(ids)
    }
  })
})

describe('a choice', () => {
  it('is no action where none is legal', () => {
    const { legal } = fixture('set').scene
    expect(actionOf(legal, null)).toBeUndefined()
    expect(actionOf(legal, { key: 'priest', count: 3 })).toBeUndefined()
    expect(actionOf(legal, { key: 'pharaoh', count: 1 })).toBeUndefined()
  })

  it('begins with the ability, or with all there is', () => {
    const first = (name: string): unknown => firstChoice(fixture(name).scene.question, fixture(name).scene.legal)
    expect(first('use-baker')).toEqual({ key: 'use', count: 1 })
    expect(first('use-artisan-nobody')).toEqual({ key: 'decline', count: 1 })
    expect(first('feed')).toBeNull()
    expect(first('set')).toBeNull()
    expect(first('waiting')).toBeNull()
  })
})
