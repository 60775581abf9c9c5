import { describe, expect, it } from 'vitest'
import { headline, ranks } from '../src/end/headline'
import type { Player } from '../src/shared/scene'
import { words } from '../src/shared/words.svelte'

const PLAYERS: Player[] = ['Mirza', 'Ahmes', 'Tuya'].map((name) => ({ name, kind: 'person', connected: true, away: false }))
const outcome = (winners: number[], points: number[]) => ({ winners, points, ending: 'rounds', decided: 'points' })

describe('headline', () => {
  it('tells the winner by how much', async () => {
    await words.speak('en')
    expect(headline(outcome([0], [101, 96, 92]), PLAYERS, 0)).toBe('You win by 5 points')
    expect(headline(outcome([0], [97, 96, 92]), PLAYERS, 0)).toBe('You win by 1 point')
    expect(headline(outcome([0], [96, 96, 92]), PLAYERS, 0)).toBe('You win the tie')
  })
  it('tells the others who won', () => {
    expect(headline(outcome([1], [91, 96, 92]), PLAYERS, 0)).toBe('Ahmes wins with 96 VP.')
    expect(headline(outcome([0, 1], [96, 96, 92]), PLAYERS, null)).toBe('Mirza and Ahmes share the victory with 96 VP each.')
  })
})

describe('ranks', () => {
  it('puts the winner of a tie first', () => {
    expect(ranks(outcome([1], [96, 96, 92]))).toEqual([2, 1, 3])
  })
  it('lets a shared victory share the first rank', () => {
    expect(ranks(outcome([0, 1], [96, 96, 96]))).toEqual([1, 1, 3])
  })
})
