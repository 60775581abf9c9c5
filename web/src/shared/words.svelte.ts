import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { lengthened, type Language } from './languages'

/** `src/serai/locale/<language>/<name>.ftl`, each fetched when first needed. */
const FILES = import.meta.glob<string>('../../../src/serai/locale/*/{common,web,web-iunu,web-huns,iunu,huns}.ftl', {
  query: '?raw',
  import: 'default',
})

/** Parts of an error or a reason, as the server sends it. */
export interface Phrase {
  key: string
  fields: Record<string, unknown>
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'key' in value && 'fields' in value
}

/** Every word that a person reads, in the language of the reader; reading it in a component keeps the component current. */
export class Words {
  language = $state<Language>('en')
  #bundle = $state.raw(new FluentBundle('en'))
  #names: string[] = ['common', 'web']

  /** Speak a language: what is needed is fetched first, then everything on the page changes at once. */
  async speak(language: Language): Promise<void> {
    const bundle = await fetched(language, this.#names)
    this.#bundle = bundle
    this.language = language
  }

  /** Fetch the words of a game, before its table or its rules are shown. */
  async need(...games: string[]): Promise<void> {
    const names = new Set([...this.#names, ...games.flatMap((game) => [game, 'web-' + game])])
    if (names.size > this.#names.length) {
      this.#names = [...names]
      this.#bundle = await fetched(this.language, this.#names)
    }
  }

  /** The message of a key with its fields filled in. A missing message shows as its key. */
  say = (key: string, fields: Record<string, unknown> = {}): string => {
    const pattern = this.#bundle.getMessage(key)?.value
    if (pattern === undefined || pattern === null) return key
    return this.#bundle.formatPattern(pattern, this.#plain(fields), [])
  }

  has = (key: string): boolean => this.#bundle.hasMessage(key)

  /** The words for a phrase, to stand inside a sentence. */
  phrase = (phrase: Phrase): string => this.say(`phrase-${phrase.key}`, phrase.fields)

  /** The sentence for an error by its code. */
  error = (code: string, fields: Record<string, unknown> = {}): string =>
    this.has(`error-${code}`) ? this.say(`error-${code}`, fields) : this.say('error-error')

  #plain(fields: Record<string, unknown>): Record<string, FluentVariable> {
    const entries = Object.entries(fields).map(([name, value]): [string, FluentVariable] => {
      if (typeof value === 'number') return [name, value]
      return [name, isPhrase(value) ? this.phrase(value) : String(value)]
    })
    return Object.fromEntries(entries)
  }
}

async function fetched(language: Language, names: readonly string[]): Promise<FluentBundle> {
  const pseudo = language === 'en-XA'
  const folder = pseudo ? 'en' : language
  const bundle = new FluentBundle(folder, { useIsolating: false, ...(pseudo ? { transform: lengthened } : {}) })
  const texts = names.map((name) => FILES[`../../../src/serai/locale/${folder}/${name}.ftl`]?.() ?? Promise.resolve(''))
  for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text))
  return bundle
}

export const words = new Words()
/** Short for `words.say`. */
export const t = words.say
