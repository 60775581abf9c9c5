import { describe, expect, it } from 'vitest'
import { playerAt } from '../src/table/handing'

const seats = (...asked: boolean[]) => asked.map((one) => ({ session: { scene: { legal: one ? [1] : [], over: false } } }))

describe('playerAt', () => {
  it('leaves the screen to whoever is asked', () => {
    expect(playerAt(seats(true, true), 0)).toBe(0)
  })
  it('hands over to the next who is asked', () => {
    expect(playerAt(seats(false, false, true), 0)).toBe(2)
    expect(playerAt(seats(true, false, true), 1)).toBe(2)
  })
  it('hands over to nobody while bots think, after the end, or where nothing is known yet', () => {
    expect(playerAt(seats(false, false), 1)).toBe(1)
    expect(playerAt([{ session: { scene: null } }, { session: { scene: { legal: [1], over: true } } }], 0)).toBe(0)
  })
  it('never hands over where one person sits', () => {
    expect(playerAt(seats(false), 0)).toBe(0)
  })
})
