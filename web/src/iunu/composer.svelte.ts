import {
  actionOf, barOf, byHand, cardsOf, choiceOf, firstChoice, isAsked, pressed,
  type Bar, type Choice, type HandCard, type IunuLegal, type IunuScene,
} from './composing'
import type { IunuPreview } from './picture'

/** How long a new question takes no answer, so that a double click does not answer it too. */
const CALM = 350

/** What is being chosen on the table; one for each table. */
export class Composer {
  /** The picked cards of the hand, by id. */
  picks = $state.raw<string[]>([])
  /** A choice that is no card of the hand. */
  other = $state.raw<Choice | null>(null)
  /** Whether answers are taken. */
  calm = $state(true)
  #scene: () => IunuScene
  #locked: () => boolean
  #act: (id: number) => void
  #hinted: () => number | null
  #timer = 0

  constructor(scene: () => IunuScene, locked: () => boolean, act: (id: number) => void, hinted: () => number | null) {
    this.#hinted = hinted
    this.#scene = scene
    this.#locked = locked
    this.#act = act
  }

  get cards(): HandCard[] {
    return cardsOf(this.#scene().picture.hand)
  }

  get asked(): boolean {
    return isAsked(this.#scene())
  }

  /** Whether anything on the table can be pressed. */
  get open(): boolean {
    return this.asked && !this.#locked()
  }

  get choice(): Choice | null {
    if (!this.asked) return null
    if (!byHand(this.#scene().question)) return this.other
    const [first] = this.picks
    return first ? { key: first.replace(/-\d+$/, ''), count: this.picks.length } : null
  }

  /** The action that is composed so far. */
  get action(): IunuLegal | undefined {
    return actionOf(this.#scene().legal, this.choice)
  }

  get preview(): IunuPreview | null {
    return this.action?.preview ?? null
  }

  /** Whether the composed action can be sent now. */
  get ready(): boolean {
    return this.open && this.calm && this.action !== undefined
  }

  /** What a bot advises: a card or a deed by its key. */
  get hint(): string | null {
    const advised = this.#scene().legal.find((action) => action.id === this.#hinted())
    return advised ? choiceOf(advised).key : null
  }

  /** A new question: begin anew. */
  begin(): void {
    const scene = this.#scene()
    const first = firstChoice(scene.question, scene.legal)
    const card = first && byHand(scene.question) ? this.cards.find((one) => one.caste === first.key) : undefined
    this.picks = card && scene.question !== 'play' ? [card.id] : []
    this.other = byHand(scene.question) ? null : first
    this.calm = false
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => (this.calm = true), CALM)
  }

  bar(card: HandCard): Bar {
    return barOf(this.#scene(), this.picks, card)
  }

  /** Pick a card of the hand, or put it back. */
  press(card: HandCard): void {
    if (this.open) this.picks = pressed(this.picks, card, this.#scene().legal)
  }

  /** Have this card among the picks, as when it is dragged. */
  lift(card: HandCard): void {
    if (this.open && !this.picks.includes(card.id)) this.press(card)
  }

  /** Keep only the first of the picks. */
  single(): void {
    this.picks = this.picks.slice(0, 1)
  }

  clear(): void {
    this.picks = []
    this.other = null
  }

  /** Whether a deed, a caste of the own Dynasty or an Afterlife card can be chosen. */
  offers(key: string): boolean {
    return this.open && !byHand(this.#scene().question) && actionOf(this.#scene().legal, { key, count: 1 }) !== undefined
  }

  /** Choose it; once more puts it back. */
  choose(key: string): void {
    if (this.offers(key)) this.other = this.other?.key === key ? null : { key, count: 1 }
  }

  /** Send a deed at once, without composing it. */
  send(key: string): void {
    const action = actionOf(this.#scene().legal, { key, count: 1 })
    if (action && this.open && this.calm) this.#act(action.id)
  }

  /** Send what is composed. */
  confirm(): void {
    if (this.ready && this.action) this.#act(this.action.id)
  }
}
