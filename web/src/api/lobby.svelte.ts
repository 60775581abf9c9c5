import type { GameKey } from '../shared/scene'

export interface MyGame {
  table: string
  game: GameKey
  others: string[]
  yours: boolean
  round: number
  over: boolean
}
export interface OpenTable {
  table: string
  game: GameKey
  players: string[]
  free: number
}
export interface GameFacts {
  key: GameKey
  options: Record<string, string[]>
  printed: Record<string, unknown>
}

class Lobby {
  mine = $state<MyGame[]>([
    { table: 'a', game: 'iunu', others: ['Ahmes', 'Tuya'], yours: true, round: 5, over: false },
    { table: 'b', game: 'huns', others: ['Orestes'], yours: false, round: 11, over: false },
  ])
  openTables = $state<OpenTable[]>([])
  games = $state<GameFacts[]>([{ key: 'iunu', options: { scribe: ['set', 'any'] }, printed: {} }, { key: 'huns', options: { raids: ['once', 'refresh'] }, printed: {} }])

  async refresh(): Promise<void> {}
  async facts(): Promise<void> {}
  open(_plan: unknown, _how: string): Promise<string> {
    return Promise.resolve('/')
  }
}

export const lobby = new Lobby()
