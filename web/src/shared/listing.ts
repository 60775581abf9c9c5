import { t } from './words.svelte'

/** Names as a list in words: “A, B and C”. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return t('web-and', { left: names.slice(0, -1).join(t('web-comma')), right: last })
}
