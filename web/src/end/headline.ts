import { listed } from '../shared/listing'
import type { Outcome, Player } from '../shared/scene'
import { t } from '../shared/words.svelte'

/** Who won and by how much, to a seat or to somebody who watched. */
export function headline(outcome: Outcome, players: readonly Player[], own: number | null): string {
  const [winner = 0, ...more] = outcome.winners
  const points = outcome.points[winner] ?? 0
  if (more.length > 0) {
    const names = outcome.winners.map((seat) => players[seat]?.name ?? '')
    return t('outcome-shared', { players: listed(names), points })
  }
  if (winner !== own) return t('outcome-won', { player: players[winner]?.name ?? '', points })
  const next = Math.max(...outcome.points.filter((_, seat) => seat !== winner))
  return points > next ? t('web-end-you-by', { by: points - next }) : t('web-end-you-tie')
}

/** The rank of each seat, from 1; those who share a victory share the first. */
export function ranks(outcome: Outcome): number[] {
  return outcome.points.map((points, seat) => {
    if (outcome.winners.includes(seat)) return 1
    const better = outcome.points.filter((other, place) => place !== seat && (other > points || outcome.winners.includes(place)))
    return better.length + 1
  })
}
