import type { Snippet } from 'svelte'
import type { Phrase } from './words.svelte'

export type GameKey = 'iunu' | 'huns'

export interface Player {
  name: string
  kind: 'person' | 'bot' | 'open'
  level?: string
  connected: boolean
  /** A bot plays for them. */
  away: boolean
  /** Milliseconds left. */
  clock?: number
}

export interface Legal<P = Record<string, unknown>> {
  id: number
  text: string
  verb: string
  names: string[]
  /** What this action would change at once. */
  preview: P
}

/** What one seat may see of a table, or a spectator where `seat` is null. */
export interface Scene<T = Record<string, unknown>, P = Record<string, unknown>> {
  game: GameKey
  seats: number
  seat: number | null
  players: Player[]
  version: number
  chooser: number
  question: string
  waiting: number[]
  picture: T
  legal: Legal<P>[]
  undo: { possible: boolean; reason?: Phrase }
  over: boolean
}

export interface WireEvent {
  key: string
  seat: number
  fields: Record<string, unknown>
}

/** A line of the log. */
export interface Sentence {
  text: string
  /** Whose deed it tells; -1 is chance. */
  seat: number
  version: number
}

/** What a game's table component is given. */
export interface TableProps<T = Record<string, unknown>, P = Record<string, unknown>> {
  scene: Scene<T, P>
  /** What led to this scene, for animation. */
  events: WireEvent[]
  act: (id: number) => void
  /** Input waits for an acknowledgement. */
  locked: boolean
  log: Sentence[]
  /** The buttons of the top bar: undo, hint, rules, chat, settings, connection. */
  tools: Snippet
  /** The contents of a side tab. */
  chat: Snippet
  rules: Snippet
  /** The action that a bot advises. */
  hinted?: number | null
}

/** What each game's `story.ts` exports. */
export interface Story {
  /** An event as one sentence. */
  sentence(event: WireEvent, players: readonly Player[], seat: number | null): string
  /** What is asked, in one sentence. */
  questionText(scene: Scene): string
  /** The drawings of this game by a name of its own, for score sheets and galleries. */
  icons: Record<string, string>
  /** Several events as fewer sentences, where that reads better. */
  lines?(events: readonly WireEvent[], players: readonly Player[], seat: number | null): { text: string; seat: number }[]
  /** One legal action in words. */
  actionText?(legal: Legal, scene: Scene): string
  /** The score sheet of a finished game. */
  sheetRows?(picture: Record<string, unknown>): SheetRow[]
  seatBadge?: readonly SeatBadge[]
  guide?: readonly Guide[]
}

/** A mark beside a number on the score sheet. */
export interface Chip {
  icon: string
  text: string
  /** Ground and sign, as CSS colours. */
  colour: string
  ink: string
}

/** A line of the score sheet: what one source brought each seat. */
export interface SheetRow {
  key: string
  label: string
  detail?: string
  bySeat: { points: number; chips?: Chip[]; note?: string }[]
}

/** How a game ended. */
export interface Outcome {
  winners: number[]
  points: number[]
  ending: string
  decided: string
}

/** What the pictures of both games have. */
export interface CommonPicture {
  round: number
  outcome: Outcome | null
  printed: { amounts?: Record<string, number> }
}

export function common(scene: Scene): CommonPicture {
  return scene.picture as unknown as CommonPicture
}

/** The numbers that a game's texts name. */
export function amounts(scene: Scene): Record<string, unknown> {
  return { ...common(scene).printed?.amounts, seats: scene.seats }
}

/** How a seat is marked wherever it is named. */
export interface SeatBadge {
  icon: string
  background: string
  ink: string
  /** A CSS border-radius: each seat has an outline of its own. */
  radius: string
}

/** A first-game hint that points at something on the table. */
export interface Guide {
  /** `web-<game>-guide-<key>` is what it says. */
  key: string
  /** A CSS selector on the table. */
  at: string
  when(scene: Scene): boolean
}
