import { listed } from '../shared/listing'
import { t } from '../shared/words.svelte'
import { familyOf, type IunuScene } from './composing'
import type { Composer } from './composer.svelte'
import { afterlifeName, casteName, castes, shortText } from './names'
import { CASTES, type Afterlife, type Caste } from './picture'

/** What the panel of the own choice says. */
export interface Deed {
  title: string
  notes: string[]
  /** What it costs; null where nothing is paid. */
  fee: number | null
  /** The words on the large button. */
  button: string
  /** The caste whose cards the panel shows, and how many. */
  caste: Caste | null
  count: number
  /** The Afterlife card that it shows. */
  card: Afterlife | null
}

const EMPTY: Deed = { title: '', notes: [], fee: null, button: '', caste: null, count: 0, card: null }

function isCaste(key: string): key is Caste {
  return (CASTES as readonly string[]).includes(key)
}

function nameOf(scene: IunuScene, seat: number | undefined): string {
  return (seat === undefined ? undefined : scene.players[seat]?.name) ?? ''
}

/** A set in words: “Two Priests”. */
export function setName(caste: Caste, count: number): string {
  return t('web-iunu-set', { count, card: casteName(caste), cards: castes(caste, 2) })
}

function paid(scene: IunuScene, composer: Composer): number {
  const seat = scene.seat ?? 0
  return (scene.picture.seats[seat]?.deben ?? 0) - (composer.preview?.deben[seat] ?? 0)
}

/** What happens after the cards are laid: the ability, if it can be used. */
function after(scene: IunuScene, composer: Composer, caste: Caste): string[] {
  const next = composer.preview?.next
  if (next?.question !== `use-${caste}` || !next.usable) return []
  return [t('web-iunu-then', { text: shortText(caste, scene.picture.printed.amounts) })]
}

function playDeed(scene: IunuScene, composer: Composer): Deed {
  const choice = composer.choice
  if (!choice || !isCaste(choice.key)) return { ...EMPTY, notes: [t('web-iunu-hint-play')], button: t('web-iunu-do-play-none') }
  const { key: caste, count } = choice
  return {
    ...EMPTY, caste, count, title: setName(caste, count), notes: after(scene, composer, caste), fee: paid(scene, composer),
    button: t('web-iunu-do-play', { count, card: casteName(caste), cards: castes(caste, 2) }),
  }
}

function useDeed(scene: IunuScene, composer: Composer): Deed {
  const caste = scene.picture.asked.caste ?? 'farmer'
  const usable = scene.legal.some((action) => action.verb === 'use')
  const deed: Deed = { ...EMPTY, caste, count: 1, title: castes(caste, 2), notes: [shortText(caste, scene.picture.printed.amounts)] }
  if (!usable) return { ...deed, notes: [t('web-iunu-note-nobody')], button: t('web-iunu-do-go-on') }
  const threatened = composer.preview?.threatened ?? []
  if (threatened.length) {
    const players = listed(threatened.map((seat) => nameOf(scene, seat)))
    deed.notes = [t('web-iunu-note-threatened', { players, count: threatened.length })]
  }
  return { ...deed, button: t(`web-iunu-do-use-${caste}`, { gain: -paid(scene, composer) }) }
}

function feedDeed(scene: IunuScene, composer: Composer): Deed {
  const { left = 0, price = 0 } = scene.picture.asked
  const key = composer.choice?.key ?? ''
  const deed: Deed = { ...EMPTY, title: t('web-iunu-loaf'), notes: [t('web-iunu-note-left', { left })], fee: price, button: t('web-iunu-do-feed-none') }
  if (!isCaste(key)) return { ...deed, notes: [...deed.notes, t('web-iunu-hint-feed')] }
  const card = casteName(key)
  return { ...deed, caste: key, count: 1, title: t('web-iunu-loaf-for', { card }), button: t('web-iunu-do-feed', { card }) }
}

function handDeed(scene: IunuScene, composer: Composer, verb: 'add' | 'keep'): Deed {
  const key = composer.choice?.key ?? ''
  if (!isCaste(key)) {
    return { ...EMPTY, notes: [t(`web-iunu-hint-${verb}`)], button: t(`web-iunu-do-${verb}-none`) }
  }
  const card = casteName(key)
  const deed: Deed = { ...EMPTY, caste: key, count: 1, title: card, button: t(`web-iunu-do-${verb}`, { card }) }
  const others = composer.cards.length - 1
  if (verb === 'keep') return { ...deed, notes: others ? [t('web-iunu-note-discard', { count: others })] : [] }
  return { ...deed, fee: paid(scene, composer) }
}

function ransomDeed(scene: IunuScene, composer: Composer): Deed {
  const key = composer.choice?.key
  const { ransom } = scene.picture.printed.amounts
  if (key === 'pay') return { ...EMPTY, title: t('web-iunu-do-ransom-pay', { ransom }), fee: ransom, button: t('web-iunu-do-ransom-pay', { ransom }) }
  if (key === 'hand') {
    const notes = [t('web-iunu-note-loses', { player: nameOf(scene, scene.picture.asked.to) })]
    return { ...EMPTY, caste: 'farmer', count: 1, title: casteName('farmer'), notes, button: t('web-iunu-do-ransom-hand') }
  }
  return { ...EMPTY, notes: [t('web-iunu-hint-ransom')], button: t('web-iunu-do-ransom-none') }
}

function takeDeed(composer: Composer): Deed {
  const card = composer.choice?.key as Afterlife | undefined
  if (!card) return { ...EMPTY, notes: [t('web-iunu-hint-take')], button: t('web-iunu-do-take-none') }
  const name = afterlifeName(card)
  return { ...EMPTY, card, title: name, notes: [t('web-iunu-note-secret')], button: t('web-iunu-do-take', { card: name }) }
}

/** What is composed so far, in words. */
export function deedOf(scene: IunuScene, composer: Composer): Deed {
  switch (familyOf(scene.question)) {
    case 'play': return playDeed(scene, composer)
    case 'use': return useDeed(scene, composer)
    case 'feed': return feedDeed(scene, composer)
    case 'add': return handDeed(scene, composer, 'add')
    case 'keep': return handDeed(scene, composer, 'keep')
    case 'ransom': return ransomDeed(scene, composer)
    case 'take': return takeDeed(composer)
    default: return EMPTY
  }
}

/** What is chosen, read aloud. */
export function pickedText(scene: IunuScene, composer: Composer): string {
  const { title, fee } = deedOf(scene, composer)
  const seat = scene.seat ?? 0
  const before = scene.picture.seats[seat]?.points.total ?? 0
  const after = composer.preview?.points[seat]
  if (after === undefined) return t('web-iunu-picked-none')
  return t('web-iunu-picked', { set: title, fee: fee ?? 0, before, after })
}
