import type { Attachment } from 'svelte/attachments'
import { explainer } from '../shared/explain.svelte'

/** How far a pointer goes before it drags. */
const START = 8

/** A place to drop on: `over` is called when what is dragged comes over it. */
export interface Place {
  zone: string
  key: string
  over?: () => void
}

/** Something to drag: `lift` when it begins, `drop` when it is let go over a place of one of its zones. */
export interface Load {
  zones: readonly string[]
  lift: () => void
  drop: (place: Place) => void
}

const places = new WeakMap<Element, () => Place | null>()

class Dragging {
  /** The zones that what is dragged can be dropped on. */
  zones = $state.raw<readonly string[]>([])
  /** Where it would be dropped now. */
  over = $state.raw<Element | null>(null)
}

export const dragging = new Dragging()

/** Let an element be dropped on. */
export function droppable(place: () => Place | null): Attachment<HTMLElement> {
  return (node) => {
    places.set(node, place)
    return () => places.delete(node)
  }
}

function placeAt(x: number, y: number, zones: readonly string[]): [Element, Place] | null {
  for (const top of document.elementsFromPoint(x, y)) {
    for (let node: Element | null = top; node; node = node.parentElement) {
      const place = places.get(node)?.()
      if (place && zones.includes(place.zone)) return [node, place]
    }
  }
  return null
}

/** Let an element be dragged with mouse, pen or finger; a drag ends without a click. */
export function draggable(load: () => Load | null): Attachment<HTMLElement> {
  return (node) => {
    let from: PointerEvent | null = null
    let held: Load | null = null
    const reset = (): void => {
      from = held = null
      dragging.zones = []
      dragging.over = null
      node.style.translate = ''
      node.style.zIndex = ''
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', reset)
    }
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !load()) return
      from = event
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', reset)
    }
    const move = (event: PointerEvent): void => {
      if (from?.pointerId !== event.pointerId) return
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
      if (!held && Math.hypot(x, y) > START) {
        held = load()
        if (!held) return reset()
        explainer.hide()
        node.setPointerCapture(event.pointerId)
        held.lift()
        dragging.zones = held.zones
      }
      if (!held) return
      node.style.translate = `${x}px ${y}px`
      node.style.zIndex = '30'
      const found = placeAt(event.clientX, event.clientY, held.zones)
      if (found && found[0] !== dragging.over) found[1].over?.()
      dragging.over = found?.[0] ?? null
    }
    const up = (event: PointerEvent): void => {
      const dropped = held
      const found = dropped && placeAt(event.clientX, event.clientY, dropped.zones)
      reset()
      if (dropped) node.addEventListener('click', swallow, { capture: true, once: true })
      window.setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0)
      if (dropped && found) dropped.drop(found[1])
    }
    node.addEventListener('pointerdown', down)
    return () => {
      if (from) queueMicrotask(reset)
      node.removeEventListener('pointerdown', down)
    }
  }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
