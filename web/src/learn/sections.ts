import type { GameKey } from '../shared/scene'
import { t, words } from '../shared/words.svelte'

export interface Section {
  number: number
  title: string
  text: string
}

/** The sections of a game's rules in the reader's language. */
export function sections(game: GameKey, numbers: Record<string, unknown>): Section[] {
  const result: Section[] = []
  for (let number = 1; words.has(`${game}-rules-${number}`); number += 1) {
    result.push({ number, title: t(`${game}-rules-${number}`), text: t(`${game}-rules-${number}-text`, numbers) })
  }
  return result
}
