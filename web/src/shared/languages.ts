export const LANGUAGES = ['en', 'ko', 'de', 'zh-Hant'] as const
/** `en-XA` is English made 40 % longer, to test layouts; it is offered nowhere. */
export type Language = (typeof LANGUAGES)[number] | 'en-XA'

/** Each language as its readers call it. */
export const NATIVE: Record<(typeof LANGUAGES)[number], string> = { en: 'English', ko: '한국어', de: 'Deutsch', 'zh-Hant': '繁體中文' }

/** The first of a reader's languages that there is; Traditional Chinese is nearest to all of Chinese. */
export function nearest(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const first = tag.split('-')[0]?.toLowerCase()
    const found = LANGUAGES.find((language) => language.split('-')[0] === first)
    if (found) return found
  }
  return undefined
}

const ACCENTS: Record<string, string> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Å', E: 'É', I: 'Î', O: 'Ø', U: 'Û', c: 'ç', n: 'ñ', y: 'ÿ' }

/** A text of English made at least 40 % longer, with accents, still readable. */
export function lengthened(text: string): string {
  const letters = text.replace(/[aeiouAEIOUcny]/g, (sign) => ACCENTS[sign] ?? sign)
  const words = text.trim().split(/\s+/).filter(Boolean)
  if (!words.some((word) => /[A-Za-z]{2}/.test(word))) return letters
  const more = Math.ceil(text.trim().length * 0.4)
  return text.endsWith(' ') ? `${letters.trimEnd()}${'~'.repeat(more)} ` : letters + '~'.repeat(more)
}
