/** The points of each seat by round, as lines of a chart. */
export interface Lines {
  /** Where each seat's line goes, by seat: x and y in the chart's own units. */
  points: { x: number; y: number }[][]
  /** The heights of the grid, with their number of points. */
  grid: { y: number; value: number }[]
  /** The places of the rounds along the bottom. */
  rounds: { x: number; number: number }[]
  /** Where each seat's name stands at the end of its line, kept apart. */
  labels: number[]
}

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** A round step of a scale that needs at most six of them to reach `most`. */
export function gridStep(most: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100].find((step) => most / step <= 6) ?? 200
}

/** Lay out the points by round (outer list: rounds; inner: seats); `apart` is the least distance of two names. */
export function layOut(byRound: number[][], frame: Frame, apart: number): Lines {
  const seats = byRound[0]?.length ?? 0
  const all = byRound.flat()
  const step = gridStep(Math.max(1, ...all) - Math.min(0, ...all))
  const low = Math.floor(Math.min(0, ...all) / step) * step
  const high = Math.ceil(Math.max(1, ...all) / step) * step
  const x = (place: number): number =>
    byRound.length < 2 ? frame.left : frame.left + (place * (frame.right - frame.left)) / (byRound.length - 1)
  const y = (value: number): number => frame.bottom - ((value - low) * (frame.bottom - frame.top)) / (high - low)
  const points = Array.from({ length: seats }, (_, seat) => byRound.map((row, place) => ({ x: x(place), y: y(row[seat] ?? 0) })))
  const grid = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, place) => ({ y: y(low + place * step), value: low + place * step }))
  const labels = spread(points.map((line) => line.at(-1)?.y ?? 0), apart)
  return { points, grid, rounds: byRound.map((_, place) => ({ x: x(place), number: place + 1 })), labels }
}

/** Heights as near to those given as can be, in the same order, at least `apart` from each other. */
export function spread(heights: number[], apart: number): number[] {
  const order = heights.map((_, seat) => seat).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))
  const result = [...heights]
  for (let pass = 0; pass < heights.length * 4; pass += 1) {
    for (let place = 1; place < order.length; place += 1) {
      const above = order[place - 1] ?? 0
      const below = order[place] ?? 0
      const lack = apart - ((result[below] ?? 0) - (result[above] ?? 0))
      if (lack > 0.01) {
        result[above] = (result[above] ?? 0) - lack / 2
        result[below] = (result[below] ?? 0) + lack / 2
      }
    }
  }
  return result
}
