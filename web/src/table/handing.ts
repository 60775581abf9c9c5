import type { Session } from './session.svelte'

export interface SeatedSession {
  /** Null for a spectator. */
  seat: number | null
  session: Session
}

/** Which of several people at one device is to look at the screen: whoever is, until only another is asked. */
export function playerAt(sessions: readonly { session: { scene: { legal: readonly unknown[]; over: boolean } | null } }[], current: number): number {
  const asked = (place: number): boolean => {
    const scene = sessions[place]?.session.scene
    return scene !== undefined && scene !== null && !scene.over && scene.legal.length > 0
  }
  if (sessions.length < 2 || asked(current)) return current
  const after = sessions.map((_, step) => (current + 1 + step) % sessions.length)
  return after.find(asked) ?? current
}
