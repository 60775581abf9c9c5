import type { Legal, Scene } from '../shared/scene'
import type { Caste, Held, IunuPicture, IunuPreview } from './picture'

export type IunuScene = Scene<IunuPicture, IunuPreview>
export type IunuLegal = Legal<IunuPreview>

/** What is chosen so far: a card or a deed by its key, and how many of it. */
export interface Choice {
  key: string
  count: number
}

/** The questions that are answered by picking cards in the own hand. */
const BY_HAND = ['play', 'add', 'keep']

/** Whether this seat is asked now. */
export function isAsked(scene: IunuScene): boolean {
  return scene.legal.length > 0
}

/** The family of a question: `use` for all of `use-baker`, `use-soldier`, … */
export function familyOf(question: string): string {
  return question.startsWith('use-') ? 'use' : question
}

/** Whether a question is answered with cards of the hand. */
export function byHand(question: string): boolean {
  return BY_HAND.includes(question)
}

/** The choice that an action stands for: `play priest x2` is two of `priest`, `use` is one of `use`. */
export function choiceOf(action: IunuLegal): Choice {
  const [name = action.verb, times = 'x1'] = action.names
  if (action.verb === 'hand') return { key: 'hand', count: 1 }
  return { key: name, count: action.verb === 'play' ? Number(times.slice(1)) : 1 }
}

/** The action that a choice stands for, if it is legal. */
export function actionOf(legal: readonly IunuLegal[], choice: Choice | null): IunuLegal | undefined {
  if (!choice) return undefined
  return legal.find((action) => {
    const one = choiceOf(action)
    return one.key === choice.key && one.count === choice.count
  })
}

/** The most cards of a caste that one action plays, adds or keeps; 0 where it cannot be chosen. */
export function most(legal: readonly IunuLegal[], key: string): number {
  const counts = legal.map(choiceOf).filter((one) => one.key === key)
  return Math.max(0, ...counts.map((one) => one.count))
}

/** What is chosen when a question is put: the ability, or the only card there is to choose; else nothing. */
export function firstChoice(question: string, legal: readonly IunuLegal[]): Choice | null {
  const [only] = legal
  if (only && legal.length === 1) return choiceOf(only)
  const use = legal.find((action) => action.verb === 'use')
  return use && familyOf(question) === 'use' ? choiceOf(use) : null
}

/** One card in the hand: the place among those of its caste makes its id. */
export interface HandCard {
  id: string
  caste: Caste
  place: number
}

/** The cards of a hand, one by one. */
export function cardsOf(hand: readonly Held[]): HandCard[] {
  return hand.flatMap(({ caste, count }) =>
    Array.from({ length: count }, (_, place) => ({ id: `${caste}-${place}`, caste, place })),
  )
}

/** The picked cards after one is pressed: it is picked or put back; another caste, or a lone choice, replaces. */
export function pressed(picks: readonly string[], card: HandCard, legal: readonly IunuLegal[]): string[] {
  if (picks.includes(card.id)) return picks.filter((id) => id !== card.id)
  const limit = most(legal, card.caste)
  if (limit === 0) return [...picks]
  const same = picks.filter((id) => id.startsWith(`${card.caste}-`))
  if (same.length < limit) return [...same, card.id]
  return limit === 1 ? [card.id] : [...picks]
}

/** Why a card cannot be picked now: what it needs, or that no answer has it. */
export type Bar = { why: 'deben'; needs: number } | { why: 'never' } | null

/** What keeps a card from being picked, given what is picked; null where nothing does. */
export function barOf(scene: IunuScene, picks: readonly string[], card: HandCard): Bar {
  if (!byHand(scene.question) || picks.includes(card.id)) return null
  const limit = most(scene.legal, card.caste)
  if (limit === 0) return { why: 'never' }
  const same = picks.filter((id) => id.startsWith(`${card.caste}-`)).length
  if (same < limit || limit === 1) return null
  const held = scene.picture.hand.find((one) => one.caste === card.caste)
  return { why: 'deben', needs: held?.costs[same] ?? 0 }
}
