import type { Chip, SheetRow } from '../shared/scene'
import { t } from '../shared/words.svelte'
import { ART, COLOURS } from './art'
import { afterlifeName } from './names'
import { CASTES, type IunuPicture, type Source } from './picture'

type Cell = SheetRow['bySeat'][number]

const SOURCES: readonly Source[] = ['citizens', 'majority', 'afterlife', 'bread', 'deben']

function chipsOf(picture: IunuPicture, source: Source, seat: number): Cell {
  const one = picture.seats[seat]
  if (!one) return { points: 0 }
  const points = one.points[source]
  const chip = (caste: (typeof CASTES)[number], text: string): Chip => ({
    icon: ART[caste], text, colour: COLOURS[caste].ground, ink: COLOURS[caste].ink,
  })
  if (source === 'citizens') {
    const held = CASTES.map((caste, place) => ({ caste, count: (one.unfed[place] ?? 0) + (one.fed[place] ?? 0) }))
    return { points, chips: held.filter(({ count }) => count > 0).map(({ caste, count }) => chip(caste, String(count))) }
  }
  if (source === 'majority') return { points, chips: one.uses.map((use) => chip(use.caste, String(use.award))) }
  if (source === 'afterlife') {
    const used = one.uses.filter((use) => use.card !== null)
    const note = used.map(({ award, times, points: worth }) => t('web-iunu-sheet-afterlife', { award, times, points: worth }))
    const idle = [...one.kept]
    for (const use of used) if (use.card) idle.splice(idle.indexOf(use.card), 1)
    const unused = idle.map(afterlifeName)
    return { points, chips: used.map((use) => chip(use.caste, `×${use.times}`)), note: [...note, ...unused].join(t('web-comma')) }
  }
  if (source === 'bread') return { points, note: t('web-iunu-sheet-loaves', { count: one.fed.reduce((sum, fed) => sum + fed, 0) }) }
  return { points, note: t('web-iunu-sheet-deben', { deben: one.deben }) }
}

/** The rows of the score sheet: each source with the points of every seat, and where they come from. */
export function sheetRows(plain: Record<string, unknown>): SheetRow[] {
  const picture = plain as unknown as IunuPicture
  return SOURCES.map((key) => ({
    key,
    label: t(`iunu-source-${key}`),
    bySeat: picture.seats.map((_, seat) => chipsOf(picture, key, seat)),
  }))
}
