import { describe, expect, it } from 'vitest'
import { gridStep, layOut, spread } from '../src/end/chart'

const FRAME = { left: 0, right: 80, top: 0, bottom: 100 }

describe('layOut', () => {
  it('puts rounds along the bottom and points upwards', () => {
    const { points, rounds } = layOut([[0, 10], [50, 20], [100, 30]], FRAME, 10)
    expect(rounds.map((round) => round.x)).toEqual([0, 40, 80])
    expect(points[0]).toEqual([{ x: 0, y: 100 }, { x: 40, y: 50 }, { x: 80, y: 0 }])
  })
  it('draws a game that ended in its first round', () => {
    expect(layOut([[3, 4]], FRAME, 10).points.flat().every((one) => Number.isFinite(one.x) && Number.isFinite(one.y))).toBe(true)
  })
  it('goes below nothing where points do', () => {
    const { grid } = layOut([[-4, 2], [8, 3]], FRAME, 10)
    expect(grid[0]?.value).toBeLessThanOrEqual(-4)
    expect(grid[0]?.y).toBe(100)
  })
  it('needs no more than about six lines', () => {
    expect([5, 12, 60, 101, 180].map(gridStep)).toEqual([1, 2, 10, 20, 50])
  })
})

describe('spread', () => {
  it('keeps names apart and in order', () => {
    const found = spread([50, 51, 49], 16)
    expect((found[0] ?? 0) - (found[2] ?? 0)).toBeGreaterThanOrEqual(15.9)
    expect((found[1] ?? 0) - (found[0] ?? 0)).toBeGreaterThanOrEqual(15.9)
  })
  it('moves nothing that is apart', () => {
    expect(spread([10, 60], 16)).toEqual([10, 60])
  })
})
