import { listed } from '../shared/listing'
import { t } from '../shared/words.svelte'
import type { IunuScene } from './composing'

/** How a finished game ended: who won, what decided it. */
export function outcomeText(scene: IunuScene): string[] {
  const outcome = scene.picture.outcome
  if (!outcome) return []
  const names = outcome.winners.map((seat) => scene.players[seat]?.name ?? '')
  const points = outcome.points[outcome.winners[0] ?? 0] ?? 0
  const won = names.length > 1 ? t('outcome-shared', { players: listed(names), points }) : t('outcome-won', { player: names[0] ?? '', points })
  return [won, t(`iunu-decided-${outcome.decided}`)]
}
