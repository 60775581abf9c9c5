import type { Turn } from '../end/TurningPoints.svelte'
import type { GameKey, Scene, Story } from '../shared/scene'
import { ask } from './client'

export interface TableFacts {
  table: string
  game: GameKey
  joinLink: string
  watchLink: string
}

export const chart = (table: string): Promise<number[][]> => ask('GET', `tables/${table}/chart`)
export const record = (table: string): Promise<string> => ask('GET', `tables/${table}/record`)
export const rematch = async (table: string): Promise<string> => (await ask<{ table: string }>('POST', `tables/${table}/rematch`)).table

export async function review(_table: string, _scene: Scene, _story: Story): Promise<Turn[]> {
  return Promise.resolve([])
}

/** The address of a moment of a finished game. */
export function replayLink(table: string, step: number): string {
  return `${location.origin}${location.pathname}#/replay/${table}/${step}`
}
