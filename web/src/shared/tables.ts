import type { Component } from 'svelte'
import type { GameKey, Story, TableProps } from './scene'
import { words } from './words.svelte'

/** What is needed to show the table of a game. */
export interface Parts {
  table: Component<TableProps>
  story: Story
}

const LOADERS: Record<GameKey, () => Promise<Parts>> = {
  iunu: async () => {
    const [table, story] = await Promise.all([import('../iunu/IunuTable.svelte'), import('../iunu/story')])
    return { table: table.default as unknown as Component<TableProps>, story: story as Story }
  },
  huns: async () => {
    const [table, story] = await Promise.all([import('../huns/HunsTable.svelte'), import('../huns/story')])
    return { table: table.default as unknown as Component<TableProps>, story: story as Story }
  },
}

/** Fetch a game's table and words. */
export async function fetchTable(game: GameKey): Promise<Parts> {
  const [parts] = await Promise.all([LOADERS[game](), words.need(game)])
  return parts
}

export interface GalleryProps {
  /** What `Game.printed()` tells of the cards. */
  printed: Record<string, unknown>
  find: string
}

/** The gallery of a game's cards, for the rules. */
export async function fetchGallery(game: GameKey): Promise<Component<GalleryProps> | undefined> {
  const galleries = import.meta.glob<{ default: Component<GalleryProps> }>('../*/Gallery.svelte')
  return (await galleries[`../${game}/Gallery.svelte`]?.())?.default
}
