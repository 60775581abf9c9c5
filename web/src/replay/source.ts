import type { GameKey, Player, Scene, WireEvent } from '../shared/scene'

/** A finished game that can be seen at every step, from every seat. */
export interface Replay {
  game: GameKey
  players: Player[]
  /** The number of steps; a step is one action or one result of chance. */
  steps: number
  /** The first step of each round. */
  rounds: number[]
  /** The game after `step` steps as a seat saw it; null is a spectator, “all” sees all cards. */
  at(step: number, seat: Seat): Promise<{ scene: Scene; events: WireEvent[] }>
  /** The record as text. */
  record: string
  /** The name for a link to a moment; empty where nobody else could open it. */
  table: string
}

export type Seat = number | 'all' | 'none'

/** What is dropped or chosen, as text; undefined if it is too big to be a record. */
export async function recordFrom(files: FileList | null | undefined): Promise<string | undefined> {
  const file = files?.[0]
  return file && file.size < 2_000_000 ? file.text() : undefined
}
