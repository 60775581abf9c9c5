import type { GameKey } from '../shared/scene'

const KEY = 'serai.plan'

export type Kind = 'me' | 'here' | 'bot' | 'open'
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const
export type Level = (typeof LEVELS)[number]

export interface SeatPlan {
  kind: Kind
  level: Level
  /** For `here`: what the person at this device is called. */
  name: string
  /** Which of the game's names for bots. */
  nth: number
}

export type Clock = { kind: 'none' } | { kind: 'live'; minutes: number; increment: number } | { kind: 'days'; days: number }

export const LEAST = 2
export const MOST = 4

interface Stored {
  game: GameKey
  seats: SeatPlan[]
  clock: Clock
  listed: boolean
  options: Record<string, string>
}

const bot = (nth: number, level: Level): SeatPlan => ({ kind: 'bot', level, name: '', nth })
const me: SeatPlan = { kind: 'me', level: 'medium', name: '', nth: 0 }

function usual(): Stored {
  return { game: 'iunu', seats: [me, bot(1, 'medium'), bot(2, 'medium')], clock: { kind: 'none' }, listed: false, options: {} }
}

function load(): Stored {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const stored = { ...usual(), ...(typeof found === 'object' ? found : {}) }
    const sound = stored.seats.length >= LEAST && stored.seats.length <= MOST && stored.seats.every((seat) => LEVELS.includes(seat.level))
    return sound ? stored : usual()
  } catch {
    return usual()
  }
}

/** The table that is about to be set up; the device remembers the last one. */
class Plan {
  #stored = $state<Stored>(load())
  /** The text of an edition's file, for this table only. */
  edition = $state<{ name: string; text: string } | null>(null)

  get game(): GameKey {
    return this.#stored.game
  }
  set game(game: GameKey) {
    this.#stored.options = {}
    this.edition = null
    this.#change({ game })
  }
  get seats(): SeatPlan[] {
    return this.#stored.seats
  }
  get clock(): Clock {
    return this.#stored.clock
  }
  set clock(clock: Clock) {
    this.#change({ clock })
  }
  get listed(): boolean {
    return this.#stored.listed
  }
  set listed(listed: boolean) {
    this.#change({ listed })
  }
  get options(): Readonly<Record<string, string>> {
    return this.#stored.options
  }

  choose(option: string, value: string): void {
    this.#change({ options: { ...this.#stored.options, [option]: value } })
  }
  add(kind: Kind): void {
    if (this.seats.length >= MOST) return
    const taken = this.seats.map((seat) => seat.nth)
    const nth = [1, 2, 3, 4].find((number) => !taken.includes(number)) ?? 1
    this.#change({ seats: [...this.seats, { kind, level: 'medium', name: '', nth }] })
  }
  remove(place: number): void {
    this.#change({ seats: this.seats.filter((_, other) => other !== place) })
  }
  change(place: number, change: Partial<SeatPlan>): void {
    this.#change({ seats: this.seats.map((seat, other) => (other === place ? { ...seat, ...change } : seat)) })
  }

  #change(change: Partial<Stored>): void {
    Object.assign(this.#stored, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored))
    } catch {
      // Kept until the page is closed.
    }
  }
}

export const plan = new Plan()
