import { t, words } from '../shared/words.svelte'
import type { IunuScene } from './composing'

/** How a seat stands in the round, in a word or two. */
export interface Status {
  text: string
  kind: 'now' | 'calm'
}

function levelOf(level: string | undefined): string {
  const key = `web-level-${level ?? ''}`
  return t('web-iunu-bot', { level: words.has(key) ? t(key) : (level ?? '') })
}

/** Whether a seat has had its whole turn in this round. */
function hasPlayed(scene: IunuScene, seat: number): boolean {
  const { picture, seats } = scene
  return picture.turn !== null && (seat - picture.start + seats) % seats < picture.had - 1
}

export function statusOf(scene: IunuScene, seat: number): Status {
  const { picture, players, waiting, over } = scene
  const player = players[seat]
  const calm = (text: string): Status => ({ text, kind: 'calm' })
  if (over) return picture.outcome?.winners.includes(seat) ? { text: t('web-iunu-winner'), kind: 'now' } : calm('')
  if (player?.kind === 'open') return calm(t('web-iunu-open'))
  if (player?.away) return calm(t('web-iunu-away'))
  if (player?.kind === 'person' && !player.connected) return calm(t('web-iunu-offline'))
  if (waiting.includes(seat)) return { text: t(seat === scene.seat ? 'web-iunu-your-turn' : 'web-iunu-choosing'), kind: 'now' }
  if (scene.question === 'keep' && picture.seats[seat]?.chosen) return calm(t('web-iunu-has-chosen'))
  if (picture.turn === (seat + 1) % scene.seats && hasPlayed(scene, seat)) return calm(t('web-iunu-has-played'))
  if (player?.kind === 'bot') return calm(levelOf(player.level))
  return calm(hasPlayed(scene, seat) || picture.turn === null ? '' : t('web-iunu-to-come'))
}
