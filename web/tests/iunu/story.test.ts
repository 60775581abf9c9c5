import { beforeEach, describe, expect, it } from 'vitest'
import { freshened } from '../../src/iunu/freshness'
import { sheetRows } from '../../src/iunu/sources'
import { statusOf } from '../../src/iunu/status'
import { actionText, guide, lines, questionText, sentence } from '../../src/iunu/story'
import type { Legal, Scene } from '../../src/shared/scene'
import { LANGUAGES } from '../../src/shared/languages'
import { words } from '../../src/shared/words.svelte'
import { fixture } from './fixtures'

beforeEach(async () => {
  await words.need('iunu')
  await words.speak('en')
})

const { scene, log } = fixture('set')
const players = scene.players

describe('events', () => {
  it('are told as in the terminal', () => {
    const told = log.map((event) => sentence(event, players, 0))
    expect(told[0]).toBe('Round 5: Ahmes is the start player.')
    expect(told[4]).toBe('Tuya pays 2 Deben to Ahmes.')
    expect(told[5]).toBe('Tuya plays 2 × Baker for 1 Deben.')
  })

  it('that everybody has in every round are told only to who sees the cards', () => {
    expect(sentence({ key: 'drew', seat: 1, fields: { cards: 1 } }, players, 0)).toBe('')
    expect(sentence({ key: 'drew', seat: 0, fields: { cards: 1, card: 'noble' } }, players, 0)).toBe('Mirza draws Noble.')
    expect(sentence({ key: 'buried', seat: 0, fields: { returned: 1, card: 'ankh', back: 'noble' } }, players, 0)).toContain('Ankh')
  })

  it('of a turn are one line', () => {
    const told = lines(log, players, 0)
    expect(told.map((line) => line.seat)).toEqual([1, 1, 2])
    expect(told[2]?.text).toBe('Tuya plays 2 × Baker for 1 Deben. Tuya feeds Farmer for 2 Deben. Tuya feeds Farmer for 2 Deben.')
  })

  it('that add cards are told as one', () => {
    const drawn = ['noble', 'priest', 'noble'].map((card) => ({ key: 'drew', seat: 0, fields: { cards: 1, card } }))
    expect(lines(drawn, players, 0)).toEqual([{ text: 'Mirza draws Noble ×2, Priest.', seat: 0 }])
  })

  it('mark the cells that the latest turn of another changed', () => {
    expect([...freshened(new Set(['1-noble']), log, 0)]).toEqual(['2-baker', '2-farmer'])
    expect([...freshened(new Set(['1-noble']), [{ key: 'laid', seat: 0, fields: { card: 'noble' } }], 0)]).toEqual([])
  })
})

describe('questions', () => {
  const asked = (name: string): string => questionText(fixture(name).scene as unknown as Scene)

  it('are one sentence', () => {
    expect(asked('feed')).toBe('Whom do you feed for 3 Deben (3 loaves left)?')
    expect(asked('ransom')).toBe('Do you pay 2 Deben to Tuya, or hand over an unfed Farmer?')
  })

  it('tell whom others wait for', () => {
    expect(asked('waiting')).toBe('Tuya chooses what to play.')
    expect(asked('kept')).toBe('You keep the Priest. Ahmes and Tuya still choose which card they keep.')
    expect(asked('end')).toBe('The game ends after its last round.')
  })

  it.each(LANGUAGES)('and all actions have words in %s', async (language) => {
    await words.speak(language)
    for (const name of ['set', 'use-baker', 'use-noble', 'feed', 'add', 'ransom', 'take', 'keep', 'waiting', 'kept', 'end', 'spectator']) {
      const { scene: one } = fixture(name)
      expect(questionText(one as unknown as Scene)).not.toMatch(/iunu-|\{/)
      for (const legal of one.legal) expect(actionText(legal as unknown as Legal, one as unknown as Scene)).not.toMatch(/iunu-|\{/)
    }
  })
})

describe('the table', () => {
  it('tells how each seat stands', () => {
    expect([0, 1, 2].map((seat) => statusOf(scene, seat).text)).toEqual(['your turn', 'Bot · Master', 'has just played'])
    const kept = fixture('kept').scene
    expect([0, 1].map((seat) => statusOf(kept, seat).text)).toEqual(['has chosen', 'is choosing'])
  })

  it('has the points of each source for the score sheet', () => {
    const end = fixture('end').scene.picture
    const rows = sheetRows(end as unknown as Record<string, unknown>)
    expect(rows.map((row) => row.key)).toEqual(['citizens', 'majority', 'afterlife', 'bread', 'deben'])
    const totals = end.seats.map((_, seat) => rows.reduce((sum, row) => sum + (row.bySeat[seat]?.points ?? 0), 0))
    expect(totals).toEqual(end.outcome?.points)
  })

  it('hints at things when they matter', () => {
    expect(guide.filter((hint) => hint.when(fixture('feed').scene as unknown as Scene)).map((hint) => hint.key)).toEqual(['feed'])
    expect(guide.filter((hint) => hint.when(fixture('waiting').scene as unknown as Scene))).toEqual([])
  })
})
