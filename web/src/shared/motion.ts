import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition'
import { settings } from './settings.svelte'

const EASE = 'cubic-bezier(.2,.8,.2,1)'
export const MOVE = 280
export const SLOW = 380

/** A duration in milliseconds, or 0 where the user wants no motion. */
export function lasting(milliseconds: number): number {
  return settings.motion === 'none' ? 0 : milliseconds
}

/** The curve of --ease, for Svelte's transitions. */
export function eased(share: number): number {
  return 1 - (1 - share) ** 3
}

/** Let an element travel from where another (or it itself before a change) was; a new travel replaces the old. */
export function travel(node: Element, from: DOMRect, milliseconds: number = MOVE): Animation | undefined {
  const to = node.getBoundingClientRect()
  if (lasting(milliseconds) === 0 || to.width === 0 || from.width === 0) return undefined
  for (const running of node.getAnimations()) if (running.id === 'travel') running.cancel()
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`
  const frames = [{ transform: start, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }]
  return node.animate(frames, { duration: milliseconds, easing: EASE, id: 'travel' })
}

/** Svelte's crossfade between places that show the same thing: `in:receive={{ key }}`, `out:send={{ key }}`. */
export function passing(): ReturnType<typeof crossfade> {
  return crossfade({ duration: () => lasting(MOVE), easing: eased, fallback: appear })
}

/** A soft entrance or leaving. */
export function appear(_node: Element, params: CrossfadeParams = {}): TransitionConfig {
  const duration = typeof params.duration === 'number' ? params.duration : 160
  return { duration: lasting(duration), css: (share) => `opacity:${share};transform:translateY(${(1 - share) * 6}px)` }
}
