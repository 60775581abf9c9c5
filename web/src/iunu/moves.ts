import type { WireEvent } from '../shared/scene'
import { lasting, MOVE, SLOW, travel } from '../shared/motion'
import { play } from '../shared/sound'

/** Where things of the table are, by name: `hand-0`, `deben-1`, `cell-0-priest`, `card-priest`, `deck`, … */
export type Places = Map<string, DOMRect[]>

const NAMED: readonly [string, string][] = [
  ['data-card', 'card'], ['data-cell', 'cell'], ['data-deben', 'deben'], ['data-hand', 'hand'], ['data-buried', 'buried'],
  ['data-deck', 'deck'], ['data-afterlife', 'afterlife'], ['data-die', 'die'],
]

/** Where everything is now. */
export function placesOf(root: ParentNode): Places {
  const places: Places = new Map()
  for (const [attribute, name] of NAMED) {
    for (const node of root.querySelectorAll(`[${attribute}]`)) {
      const value = node.getAttribute(attribute) ?? ''
      const key = [name, name === 'card' ? value.replace(/-\d+$/, '') : value].filter(Boolean).join('-')
      const rects = places.get(key) ?? []
      if (node.getAttribute('aria-pressed') === 'true') rects.unshift(node.getBoundingClientRect())
      else rects.push(node.getBoundingClientRect())
      places.set(key, rects)
    }
  }
  return places
}

/** Shows how a scene came about: cards travel, Deben and loaves fly, dice roll. A new scene ends what still moves. */
export class Moves {
  #root: HTMLElement
  #flying = new Set<Animation>()

  constructor(root: HTMLElement) {
    this.#root = root
  }

  /** End all that moves. */
  stop(): void {
    for (const flight of this.#flying) flight.finish()
    this.#flying.clear()
  }

  show(events: readonly WireEvent[], before: Places, own: number | null): void {
    this.stop()
    if (lasting(MOVE) === 0) return
    for (const event of events) this.#one(event, before, own)
  }

  #one(event: WireEvent, before: Places, own: number | null): void {
    const { key, seat, fields } = event
    const card = String(fields['card'] ?? '')
    const to = Number(fields['to'] ?? -1)
    if (key === 'laid') this.#lay(seat, card, Number(fields['count'] ?? 1), before, own)
    else if (key === 'handed') this.#minis(to, card, 1, before.get(`cell-${seat}-${card}`) ?? [])
    else if (key === 'fed') this.#fly('loaf', before.get('die')?.[0], this.#place(`[data-cell="${seat}-${card}"]`))
    else if (key === 'gained') this.#fly('deben', before.get('die')?.[1], this.#place(`[data-deben="${seat}"]`))
    else if (key === 'paid') this.#fly('deben', before.get(`deben-${seat}`)?.[0], this.#place(`[data-deben="${to}"]`))
    else if (key === 'buried') this.#fly('afterlife', before.get('afterlife')?.[0], this.#place(`[data-buried="${seat}"]`))
    else if (key === 'rolled') this.#roll(1)
    else if (key === 'lowered') this.#roll(0.3)
    else if (key === 'drew' && seat === own) this.#draw(card, before)
  }

  #lay(seat: number, card: string, count: number, before: Places, own: number | null): void {
    const hand = seat === own ? before.get(`card-${card}`) : undefined
    this.#minis(seat, card, count, hand ?? before.get(`hand-${seat}`) ?? [])
    play('card')
  }

  #minis(seat: number, card: string, count: number, from: readonly DOMRect[]): void {
    const minis = [...this.#root.querySelectorAll(`[data-cell="${seat}-${card}"] [data-mini]`)].slice(-count)
    minis.forEach((mini, place) => {
      const start = from[place] ?? from[0]
      const flight = start && travel(mini, start)
      if (flight) this.#keep(flight)
    })
  }

  #draw(card: string, before: Places): void {
    const deck = before.get('deck')?.[0]
    for (const slot of this.#root.querySelectorAll(`[data-card^="${card}-"]`)) {
      const flight = deck && travel(slot, deck)
      if (flight) this.#keep(flight)
    }
  }

  #roll(turns: number): void {
    for (const [place, die] of [...this.#root.querySelectorAll('[data-die]')].entries()) {
      const frames = [{ rotate: `${-360 * turns}deg`, translate: `0 ${-18 * turns}px` }, { rotate: '0deg', translate: '0 0' }]
      this.#keep(die.animate(frames, { duration: SLOW - 40 * place, easing: 'cubic-bezier(.2,.8,.2,1)' }))
    }
    play('dice')
  }

  #place(selector: string): DOMRect | undefined {
    return this.#root.querySelector(selector)?.getBoundingClientRect()
  }

  #fly(what: 'loaf' | 'deben' | 'afterlife', from: DOMRect | undefined, to: DOMRect | undefined): void {
    if (!from || !to) return
    const thing = document.createElement('span')
    thing.className = `flyer ${what}`
    thing.innerHTML = what === 'afterlife' ? '' : `<svg viewBox="0 0 24 24"><use href="#iunu-${what}"/></svg>`
    this.#root.append(thing)
    const at = (rect: DOMRect): string => `translate(${rect.left + rect.width / 2 - 14}px, ${rect.top + rect.height / 2 - 14}px)`
    const flight = thing.animate([{ transform: at(from) }, { transform: at(to) }], { duration: MOVE, easing: 'cubic-bezier(.2,.8,.2,1)' })
    flight.onfinish = () => thing.remove()
    this.#keep(flight)
    if (what === 'deben') play('coin')
  }

  #keep(flight: Animation): void {
    this.#flying.add(flight)
    flight.addEventListener('finish', () => this.#flying.delete(flight))
  }
}
