import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** What a card or symbol says of itself. */
export interface Explanation {
  title: string
  /** Paragraphs. */
  text: readonly string[]
  /** A last line, set apart: a state, a number. */
  note?: string
}

const HOVER = 380
const PRESS = 450

/** The one popover of the page: what it says, and beside which element. */
class Explainer {
  shown = $state.raw<{ anchor: Element; says: Explanation } | null>(null)
  #timer = 0
  #awaited: Element | null = null

  later(anchor: Element, says: () => Explanation, milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#awaited = anchor
    this.#timer = window.setTimeout(() => this.now(anchor, says), milliseconds)
  }

  now(anchor: Element, says: () => Explanation): void {
    clearTimeout(this.#timer)
    this.shown = { anchor, says: says() }
  }

  /** Hide what is shown, and show nothing that waits; also while the page changes, when nothing may be set at once. */
  hide = (): void => {
    clearTimeout(this.#timer)
    if (untrack(() => this.shown)) queueMicrotask(() => (this.shown = null))
  }

  /** Hide it if it explains an element that leaves the page. */
  forget(anchor: Element): void {
    if (anchor === this.#awaited || anchor === untrack(() => this.shown)?.anchor) this.hide()
  }
}

export const explainer = new Explainer()

/**
 * Let an element explain itself on hover, keyboard focus or a long press: `{@attach explain(() => ({ title, text }))}`.
 *
 * The function is asked when it is shown. After a long press the click that follows is swallowed.
 */
export function explain(says: () => Explanation): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let press = 0
    let pressed = false
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') explainer.later(node, says, HOVER)
    }
    const down = (event: Event): void => {
      pressed = false
      explainer.hide()
      if ((event as PointerEvent).pointerType === 'mouse') return
      press = window.setTimeout(() => {
        pressed = true
        explainer.now(node, says)
      }, PRESS)
    }
    const up = (): void => clearTimeout(press)
    const leave = (event: Event): void => {
      up()
      if ((event as PointerEvent).pointerType === 'mouse') explainer.hide()
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) explainer.later(node, says, HOVER)
    }
    const click = (event: Event): void => {
      if (!pressed) return
      pressed = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const handlers: [string, (event: Event) => void][] = [
      ['pointerenter', enter], ['pointerdown', down], ['pointerup', up], ['pointercancel', up],
      ['pointerleave', leave], ['focus', focus], ['blur', explainer.hide], ['click', click],
    ]
    for (const [name, handler] of handlers) node.addEventListener(name, handler, { capture: name === 'click' })
    return () => {
      up()
      for (const [name, handler] of handlers) node.removeEventListener(name, handler, { capture: name === 'click' })
      explainer.forget(node)
    }
  }
}
