import type { Scene, WireEvent } from '../shared/scene'
import { settings } from '../shared/settings.svelte'
import { pace } from './pace'

export interface Step {
  events: WireEvent[]
  scene: Scene
}

/** The steps of a game on their way to the eye: one after the other, so that each can be followed. */
export class Queue {
  shown = $state.raw<Step | null>(null)
  #waiting = $state.raw<Step[]>([])
  #timer = 0
  #until = 0
  #held = false

  constructor(private readonly showing: (step: Step) => void) {}

  /** Whether the table lags behind the game. */
  get behind(): number {
    return this.#waiting.length
  }

  get waiting(): readonly Step[] {
    return this.#waiting
  }

  /** The newest scene, shown or not. */
  get newest(): Scene | null {
    return this.#waiting.at(-1)?.scene ?? this.shown?.scene ?? null
  }

  /** Show a scene at once, without telling how it came about. */
  jump(scene: Scene, events: WireEvent[] = []): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#show({ events, scene })
  }

  add(step: Step): void {
    this.#waiting = [...this.#waiting, step]
    this.#plan()
  }

  /** Keep everything back until `release`. */
  hold(): void {
    this.#held = true
    clearTimeout(this.#timer)
  }

  release(): void {
    this.#held = false
    this.#plan()
  }

  /** Show the newest scene now; what led to it is still told. */
  skip = (): void => {
    clearTimeout(this.#timer)
    const rest = this.#waiting
    const last = rest.at(-1)
    this.#waiting = []
    if (last) this.#show({ events: rest.flatMap((step) => step.events), scene: last.scene })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #plan(): void {
    clearTimeout(this.#timer)
    if (this.#held || this.#waiting.length === 0) return
    this.#timer = window.setTimeout(() => this.#next(), Math.max(0, this.#until - performance.now()))
  }

  #next(): void {
    const [step, ...rest] = this.#waiting
    if (!step) return
    this.#waiting = rest
    this.#show(step)
    this.#plan()
  }

  #show(step: Step): void {
    this.shown = step
    this.#until = performance.now() + pace(step.events, this.#waiting.length, settings.motion === 'none')
    this.showing(step)
  }
}
