import type { WireEvent } from '../shared/scene'

/** The longest that one step is shown before the next one comes, in milliseconds. */
export const LONGEST = 1300

/** How long a step is left on the table before the next is shown; steps that pile up are shown faster. */
export function pace(events: readonly WireEvent[], behind: number, still: boolean): number {
  if (behind > 12) return 0
  const shown = Math.min(350 + events.length * 160, LONGEST)
  return Math.round((still ? Math.max(shown, 500) : shown) / Math.max(1, behind - 1))
}
