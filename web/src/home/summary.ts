import { t } from '../shared/words.svelte'
import type { Clock, SeatPlan } from './plan.svelte'

export function clockWords(clock: Clock): string {
  if (clock.kind === 'live') return t('web-clock-live', { minutes: clock.minutes, increment: clock.increment })
  return clock.kind === 'days' ? t('web-clock-days', { days: clock.days }) : t('web-clock-none')
}

/** The table in a sentence or two. */
export function summary(plan: { game: string; seats: SeatPlan[]; clock: Clock }): string {
  const people = plan.seats.filter((seat) => seat.kind !== 'bot').length
  const size = t(`web-home-sum-${plan.game}`, { seats: plan.seats.length, clock: clockWords(plan.clock) })
  const undo = people > 1 ? t('web-home-sum-undo-people') : t('web-home-sum-undo-bots')
  return t('web-then', { before: size, after: undo })
}
