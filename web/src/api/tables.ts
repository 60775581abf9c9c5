import type { Turn } from '../end/TurningPoints.svelte'
import type { Replay } from '../replay/source'
import type { GameKey, Scene, Story } from '../shared/scene'
import { ask } from './client'

export interface TableFacts {
  table: string
  game: GameKey
  /** The own seats with their secrets; one without a seat is a spectator's. */
  keys: { seat: number | null; secret: string }[]
  joinLink: string
  watchLink: string
}

export const chart = (table: string): Promise<number[][]> => ask('GET', `tables/${table}/chart`)
export const record = (table: string): Promise<string> => ask('GET', `tables/${table}/record`)
export const rematch = async (table: string): Promise<string> => (await ask<{ table: string }>('POST', `tables/${table}/rematch`)).table

export async function facts(table: string): Promise<TableFacts> {
  const found = await ask<{ game: GameKey; keys: { seat: number; secret: string }[]; join: string; watch: string }>('GET', `tables/${table}`)
  return { table, game: found.game, keys: found.keys, joinLink: link(`/join/${table}/${found.join}`), watchLink: link(`/watch/${table}/${found.watch}`) }
}
export async function watching(table: string, secret: string): Promise<TableFacts> {
  const found = await ask<{ game: GameKey }>('GET', `tables/${table}`)
  return { table, game: found.game, keys: [{ seat: null, secret }], joinLink: '', watchLink: link(`/watch/${table}/${secret}`) }
}
export function look(_table: string, _secret: string): Promise<{ game: GameKey; players: string[]; free: number }> {
  return Promise.resolve({ game: 'iunu', players: [], free: 0 })
}
export function sit(_table: string, _secret: string): Promise<void> {
  return Promise.resolve()
}
export function replay(_table: string): Promise<Replay> {
  return Promise.reject(new Error())
}
export function replayText(_text: string): Promise<Replay> {
  return Promise.reject(new Error())
}

export async function review(_table: string, _scene: Scene, _story: Story): Promise<Turn[]> {
  return Promise.resolve([])
}

/** The whole address of a path in the client. */
export function link(path: string): string {
  return `${location.origin}${location.pathname}#${path}`
}
/** The address of a moment of a finished game. */
export function replayLink(table: string, step: number): string {
  return link(`/replay/${table}/${step}`)
}
