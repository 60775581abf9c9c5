import type { GameKey } from '../shared/scene'

export interface TableFacts {
  table: string
  game: GameKey
  joinLink: string
  watchLink: string
}
