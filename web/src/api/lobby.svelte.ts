import type { Clock, SeatPlan } from '../home/plan.svelte'
import type { GameKey } from '../shared/scene'
import { t } from '../shared/words.svelte'
import { ask, token } from './client'
import { identity } from './identity.svelte'

export interface MyGame {
  table: string
  game: GameKey
  others: string[]
  /** It is this user's turn. */
  yours: boolean
  /** 0 while seats are open. */
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
  /** The values of each option, the default first. */
  options: Record<string, string[]>
  /** What `Game.printed()` tells. */
  printed: Record<string, unknown>
  /** The server keeps time, so that clocks can be chosen. */
  clocks?: boolean
}

interface Plan {
  game: GameKey
  seats: SeatPlan[]
  clock: Clock
  listed: boolean
  options: Readonly<Record<string, string>>
  edition: { text: string } | null
}

class Lobby {
  mine = $state<MyGame[]>([])
  openTables = $state<OpenTable[]>([])
  games = $state<GameFacts[]>([])

  /** Fetch what goes on; where the server does not answer, all stays as it was. */
  async refresh(): Promise<void> {
    await Promise.all([this.facts(), identity.recall()])
    this.openTables = await ask<OpenTable[]>('GET', 'tables').catch(() => this.openTables)
    if (token()) this.mine = await ask<MyGame[]>('GET', 'me/games').catch(() => this.mine)
  }

  async facts(): Promise<void> {
    if (this.games.length === 0) this.games = await ask<GameFacts[]>('GET', 'games').catch(() => [])
  }

  /** Set up a table: to play, to watch bots play, or to learn; gives the way to it. */
  async open(plan: Plan, how: 'play' | 'watch' | 'learn'): Promise<string> {
    await identity.ensure()
    const seats = plan.seats.filter((seat) => how === 'play' || seat.kind === 'bot' || (how === 'learn' && seat.kind === 'me'))
    const body = {
      game: plan.game,
      seats: seats.map((seat, place) => ({ kind: seat.kind, level: seat.level, name: seatName(plan.game, seat, place) })),
      clock: plan.clock,
      listed: plan.listed,
      practice: how === 'learn',
      options: plan.options,
      ...(plan.edition ? { edition: plan.edition.text } : {}),
    }
    const { table, watch } = await ask<{ table: string; watch: string }>('POST', 'tables', body)
    return how === 'watch' ? `/watch/${table}/${watch}` : `/table/${table}`
  }
}

function seatName(game: GameKey, seat: SeatPlan, place: number): string {
  if (seat.kind === 'bot') return t(`web-bot-${game}-${seat.nth}`)
  return seat.kind === 'me' ? identity.callName : seat.name || t('seat', { number: place + 1 })
}

export const lobby = new Lobby()
