import type { Player, Scene, WireEvent } from '../shared/scene'
import { t } from '../shared/words.svelte'

/** An event as one sentence. */
export function sentence(event: WireEvent, players: readonly Player[], _seat: number | null): string {
  return t(`iunu-event-${event.key}`, { ...event.fields, player: players[event.seat]?.name ?? t('chance') })
}

/** What is asked, in one sentence. */
export function questionText(scene: Scene): string {
  return t(`iunu-question-${scene.question}`)
}

export const icons: Record<string, string> = {}
