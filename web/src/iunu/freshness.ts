import type { WireEvent } from '../shared/scene'

/** The cells that the latest turn of another changed, as `<seat>-<caste>`, after these events. */
export function freshened(cells: ReadonlySet<string>, events: readonly WireEvent[], own: number | null): Set<string> {
  const found = new Set(cells)
  for (const { key, seat, fields } of events) {
    if (key === 'laid' || key === 'began') found.clear()
    if ((key === 'laid' || key === 'fed') && seat !== own) found.add(`${seat}-${String(fields['card'])}`)
    if (key === 'handed') found.add(`${String(fields['to'])}-${String(fields['card'])}`)
  }
  return found
}
