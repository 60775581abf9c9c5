import type { Guide, Legal, Player, Scene, WireEvent } from '../shared/scene'
import { listed } from '../shared/listing'
import { t, words } from '../shared/words.svelte'
import { ART, BADGES } from './art'
import { choiceOf, familyOf, isAsked, type IunuLegal, type IunuScene } from './composing'
import { afterlifeName, casteName, counted } from './names'
import type { Afterlife, Caste } from './picture'

export { sheetRows } from './sources'

/** What everybody does in every Discard phase; worth telling only to whoever sees the cards. */
const HIDDEN = ['drew', 'chose', 'discarded']
const AFTERLIFE_DEEDS = ['looked', 'buried']
/** What begins another line of the log. */
const BEGINNINGS = ['began', 'laid', 'ended', 'chose', 'drew']

function playerName(players: readonly Player[], seat: unknown): string {
  return (typeof seat === 'number' ? players[seat]?.name : undefined) ?? t('chance')
}

function cardNames(event: WireEvent, text: string): string {
  const keys = text.split(' ').filter((key) => key !== '-')
  const afterlife = AFTERLIFE_DEEDS.includes(event.key)
  return counted(keys.map((key) => (afterlife ? afterlifeName(key as Afterlife) : casteName(key as Caste))))
}

/** An event as one sentence, or nothing for one that is not worth telling. */
export function sentence(event: WireEvent, players: readonly Player[], _seat: number | null): string {
  if (HIDDEN.includes(event.key) && !('card' in event.fields)) return ''
  const fields: Record<string, unknown> = { ...event.fields, player: playerName(players, event.seat) }
  if ('to' in fields) fields['other'] = playerName(players, fields['to'])
  for (const name of ['card', 'back']) {
    if (typeof fields[name] === 'string') fields[name] = cardNames(event, fields[name])
  }
  const seen = `iunu-event-${event.key}-seen`
  return t('card' in fields && words.has(seen) ? seen : `iunu-event-${event.key}`, fields)
}

/** Whether an event only adds a card to what the last one tells. */
function goesOn(last: WireEvent | undefined, event: WireEvent): boolean {
  if (last?.key !== event.key || last.seat !== event.seat) return false
  return event.key === 'drew' || (event.key === 'looked' && !('card' in event.fields))
}

/** The events; the cards that a seat draws, or looks at unseen, are told as one. */
function merged(events: readonly WireEvent[]): WireEvent[] {
  const result: WireEvent[] = []
  for (const event of events) {
    const last = result.at(-1)
    if (!last || !goesOn(last, event)) {
      result.push(event)
      continue
    }
    const fields: Record<string, unknown> = { cards: Number(last.fields['cards']) + Number(event.fields['cards']) }
    if ('card' in event.fields) fields['card'] = `${String(last.fields['card'])} ${String(event.fields['card'])}`
    result[result.length - 1] = { ...event, fields }
  }
  return result
}

/** A line for each turn: what was played, and all that followed. */
export function lines(events: readonly WireEvent[], players: readonly Player[], seat: number | null): { text: string; seat: number }[] {
  const result: { text: string; seat: number }[] = []
  let joins = false
  for (const event of merged(events)) {
    const text = event.key === 'used' ? '' : sentence(event, players, seat)
    if (BEGINNINGS.includes(event.key)) joins = false
    if (!text) continue
    const last = result.at(-1)
    if (joins && last) last.text = t('web-then', { before: last.text, after: text })
    else result.push({ text, seat: event.seat })
    joins = !HIDDEN.includes(event.key)
  }
  return result
}

function others(scene: IunuScene): string {
  const { picture, players, question, chooser, waiting } = scene
  if (question === 'keep') {
    const names = waiting.filter((seat) => seat !== scene.seat).map((seat) => playerName(players, seat))
    const still = t('web-iunu-waits-keep', { players: listed(names) })
    if (!picture.keeps) return still
    return t('web-then', { before: t('web-iunu-you-keep', { card: casteName(picture.keeps) }), after: still })
  }
  return t('web-iunu-waits', { question: familyOf(question), player: playerName(players, chooser) })
}

/** What is asked, in one sentence: of this seat, or of whom it waits for. */
export function questionText(plain: Scene): string {
  const scene = plain as unknown as IunuScene
  const { picture, question, players } = scene
  if (scene.over) return t(`iunu-ending-${picture.ending || 'rounds'}`)
  if (!isAsked(scene)) return others(scene)
  const { price, left, to } = picture.asked
  const fields = { ...picture.printed.amounts, price: price ?? 0, left: left ?? 0, other: playerName(players, to) }
  return t(`iunu-question-${question}`, fields)
}

export const icons: Record<string, string> = ART
export const seatBadge = BADGES

/** A legal action in words. */
export function actionText(legal: Legal, scene: Scene): string {
  const [name] = legal.names
  const { count } = choiceOf(legal as unknown as IunuLegal)
  const card = legal.verb === 'take' ? afterlifeName(name as Afterlife) : name ? casteName(name as Caste) : ''
  const amount = (scene as unknown as IunuScene).picture.printed.amounts.ransom
  return t(`iunu-action-${legal.verb}`, { card, count, amount })
}

function asks(question: string): (scene: Scene) => boolean {
  return (scene) => scene.legal.length > 0 && scene.question === question
}

export const guide: readonly Guide[] = [
  { key: 'hand', at: '.iunu .cards', when: asks('play') },
  { key: 'deed', at: '.iunu .deed', when: asks('play') },
  { key: 'census', at: '.iunu .rail', when: asks('play') },
  { key: 'dice', at: '.iunu .bowl', when: asks('play') },
  { key: 'feed', at: '.iunu .me', when: asks('feed') },
  { key: 'take', at: '.iunu .cards', when: asks('take') },
  { key: 'keep', at: '.iunu .cards', when: asks('keep') },
]
