import type { Turn } from '../end/TurningPoints.svelte'
import type { Replay, Seat } from '../replay/source'
import type { GameKey, Player, Scene, Story, WireEvent } from '../shared/scene'
import { t } from '../shared/words.svelte'
import { ask } from './client'
import { identity } from './identity.svelte'

export interface TableFacts {
  table: string
  game: GameKey
  /** The own seats with their secrets; one without a seat is a spectator's. */
  keys: { seat: number | null; secret: string }[]
  joinLink: string
  watchLink: string
}

/** What one sees of a table before sitting down. */
export interface Look {
  game: GameKey
  players: string[]
  free: number
}

export async function facts(table: string): Promise<TableFacts> {
  const found = await ask<{ game: GameKey; keys: { seat: number; secret: string }[]; join: string; watch: string }>('GET', `tables/${table}`)
  const joinLink = found.join ? link(`/join/${table}/${found.join}`) : ''
  return { table, game: found.game, keys: found.keys, joinLink, watchLink: found.watch ? link(`/watch/${table}/${found.watch}`) : '' }
}

export async function watching(table: string, secret: string): Promise<TableFacts> {
  const { game } = await look(table, secret)
  return { table, game, keys: [{ seat: null, secret }], joinLink: '', watchLink: link(`/watch/${table}/${secret}`) }
}

/** Secrets travel in bodies, never in a path. */
export const look = (table: string, secret: string): Promise<Look> => ask('POST', `tables/${table}/look`, { secret })

export async function sit(table: string, secret: string): Promise<void> {
  await identity.ensure()
  await ask('POST', `tables/${table}/sit`, { secret })
}

/** Begin at once: bots take the seats that are still free. */
export const start = (table: string): Promise<unknown> => ask('POST', `tables/${table}/start`, {})
export const chart = (table: string): Promise<number[][]> => ask('GET', `tables/${table}/chart`)
export const record = (table: string): Promise<string> => ask('GET', `tables/${table}/record`)
export const rematch = async (table: string): Promise<string> => (await ask<{ table: string }>('POST', `tables/${table}/rematch`, {})).table

interface Judged {
  step: number
  round: number
  /** Shares of 1. */
  best: number
  played: number
  done: WireEvent[]
  better: WireEvent[]
}

/** Where the game turned, as the strongest bot judges it. */
export async function review(table: string, scene: Scene, story: Story): Promise<Turn[]> {
  const told = (events: WireEvent[]): string => {
    const lines = story.lines?.(events, scene.players, null) ?? events.map((event) => ({ text: story.sentence(event, scene.players, null) }))
    return lines.map((line) => line.text).join(' ')
  }
  const judged = await ask<Judged[]>('POST', `tables/${table}/review`, {})
  return judged.map(({ step, round, best, played, done, better }) => ({
    step,
    round,
    text: told(done),
    better: better.length > 0 ? t('web-turns-better', { line: told(better) }) : '',
    best: Math.round(best * 100),
    played: Math.round(played * 100),
  }))
}

type Summary = { game: GameKey; players: Player[]; steps: number; rounds: number[]; record: string }
type Moment = { scene: Scene; events: WireEvent[] }

/** A finished game of this server. */
export async function replay(table: string): Promise<Replay> {
  const found = await ask<Summary>('GET', `tables/${table}/replay`)
  return { ...found, table, at: remembered((step, seat) => ask<Moment>('GET', `tables/${table}/replay/${step}/${seat}`)) }
}

/** A record that was dropped; the server keeps nothing of it. */
export async function replayText(text: string): Promise<Replay> {
  const found = await ask<Summary>('POST', 'replays', { record: text })
  return { ...found, table: '', at: remembered((step, seat) => ask<Moment>('POST', 'replays/moment', { record: text, step, seat })) }
}

/** Asks for each moment once. */
function remembered(fetching: (step: number, seat: Seat) => Promise<Moment>): Replay['at'] {
  const moments = new Map<string, Promise<Moment>>()
  return (step, seat) => {
    const key = `${step} ${seat}`
    const found = moments.get(key) ?? fetching(step, seat)
    moments.set(key, found)
    found.catch(() => moments.delete(key))
    return found
  }
}

/** The whole address of a path in the client. */
export function link(path: string): string {
  return `${location.origin}${location.pathname}#${path}`
}

/** The address of a moment of a finished game. */
export function replayLink(table: string, step: number): string {
  return link(`/replay/${table}/${step}`)
}
