import type { GameKey } from '../shared/scene'
import type { SeatPlan } from '../home/plan.svelte'
import { t } from '../shared/words.svelte'
import { ask } from './client'
import { identity } from './identity.svelte'

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
  mine = $state<MyGame[]>([])
  openTables = $state<OpenTable[]>([])
  games = $state<GameFacts[]>([])

  async refresh(): Promise<void> {
    await this.facts()
  }
  async facts(): Promise<void> {
    if (this.games.length === 0) this.games = await ask<GameFacts[]>('GET', 'games').catch(() => [])
  }
  async open(plan: { game: GameKey; seats: SeatPlan[] }, _how: string): Promise<string> {
    const seats = plan.seats.map((seat, place) => ({ ...seat, name: seat.kind === 'bot' ? t(`web-bot-${plan.game}-${seat.nth}`) : seat.name || (seat.kind === 'me' ? identity.callName : t('seat', { number: place + 1 })) }))
    const { table } = await ask<{ table: string }>('POST', 'tables', { game: plan.game, seats })
    return `/table/${table}`
  }
}

export const lobby = new Lobby()
