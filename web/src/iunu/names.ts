import { t } from '../shared/words.svelte'
import type { Afterlife, Amount, Caste, IunuPicture, IunuPrinted } from './picture'
import { CASTES } from './picture'

export function casteName(caste: Caste): string {
  return t(`iunu-card-${caste}`)
}

/** A caste, in the plural where there are several. */
export function castes(caste: Caste, count: number): string {
  return count === 1 ? casteName(caste) : t(`iunu-card-${caste}-plural`)
}

export function afterlifeName(card: Afterlife): string {
  return t(`iunu-afterlife-${card}`)
}

/** What an Afterlife card multiplies, in a word or two. */
export function afterlifeUse(card: Afterlife): string {
  return card === 'ankh' ? t('web-iunu-any') : t(`iunu-card-${card}-plural`)
}

/** Names in the order of their first, each once, with its number if there are several. */
export function counted(names: readonly string[]): string {
  const parts = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    return count > 1 ? t('web-count', { name, count }) : name
  })
  return parts.join(t('web-comma'))
}

/** What a card says on its face. */
export function shortText(caste: Caste, amounts: Record<Amount, number>): string {
  return t(`web-iunu-short-${caste}`, amounts)
}

export function printedOf(printed: IunuPrinted, caste: Caste): IunuPrinted['castes'][number] {
  const found = printed.castes.find((one) => one.key === caste)
  if (!found) throw new RangeError(caste)
  return found
}

export function timesOf(printed: IunuPrinted, card: Afterlife): number {
  return printed.afterlife.find((one) => one.key === card)?.times ?? 1
}

/** All about a caste, for its explanation. */
export function casteHelp(printed: IunuPrinted, caste: Caste): { title: string; text: string[]; note: string } {
  const { vp, majority, bread, copies } = printedOf(printed, caste)
  return {
    title: casteName(caste),
    text: t(`iunu-card-${caste}-help`, printed.amounts).split('\n\n'),
    note: t('web-iunu-card-numbers', { vp, majority, bread, copies }),
  }
}

/** A caste as a screen reader tells it. */
export function casteLabel(printed: IunuPrinted, caste: Caste): string {
  const { vp, majority, bread } = printedOf(printed, caste)
  return t('web-iunu-card-label', { card: casteName(caste), vp, majority, bread, text: shortText(caste, printed.amounts) })
}

/** All about an Afterlife card. */
export function afterlifeHelp(printed: IunuPrinted, card: Afterlife): { title: string; text: string[] } {
  const times = timesOf(printed, card)
  return { title: afterlifeName(card), text: [t(`iunu-afterlife-${card}-text`, { times })] }
}

/** How many Citizens of each caste lie in a Dynasty. */
export function dynasty(picture: IunuPicture, seat: number, caste: Caste): { unfed: number; fed: number } {
  const place = CASTES.indexOf(caste)
  const one = picture.seats[seat]
  return { unfed: one?.unfed[place] ?? 0, fed: one?.fed[place] ?? 0 }
}
