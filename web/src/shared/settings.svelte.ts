import { LANGUAGES, nearest, type Language } from './languages'

const KEY = 'serai.settings'

export type Motion = 'full' | 'none'

interface Stored {
  language: Language
  /** Percent of the usual text size. */
  text: number
  /** Null: as the system asks. */
  motion: Motion | null
  sound: boolean
  /** Symbols beside every colour. */
  symbols: boolean
  left: boolean
  notify: boolean
  /** Show what everybody saw but nobody may look up. */
  memory: boolean
  /** First-game hints that were read, by key. */
  read: string[]
}

function defaults(): Stored {
  const language = nearest(navigator.languages) ?? LANGUAGES[0]
  return { language, text: 100, motion: null, sound: false, symbols: true, left: false, notify: false, memory: false, read: [] }
}

function load(): Stored {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { ...defaults(), ...(typeof found === 'object' ? found : {}) }
  } catch {
    return defaults()
  }
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** What this device's user has set; kept on the device. */
class Settings {
  #stored = $state<Stored>(load())
  #still = $state(still.matches)

  constructor() {
    still.addEventListener('change', (event) => (this.#still = event.matches))
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#stored = load()
    })
  }

  get language(): Language {
    return this.#stored.language
  }
  get text(): number {
    return this.#stored.text
  }
  get motion(): Motion {
    return this.#stored.motion ?? (this.#still ? 'none' : 'full')
  }
  get sound(): boolean {
    return this.#stored.sound
  }
  get symbols(): boolean {
    return this.#stored.symbols
  }
  get left(): boolean {
    return this.#stored.left
  }
  get notify(): boolean {
    return this.#stored.notify
  }
  get memory(): boolean {
    return this.#stored.memory
  }
  get read(): readonly string[] {
    return this.#stored.read
  }

  set(change: Partial<Stored>): void {
    Object.assign(this.#stored, change)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored))
    } catch {
      // A browser that keeps nothing: the settings hold until the page is closed.
    }
  }
}

export const settings = new Settings()
