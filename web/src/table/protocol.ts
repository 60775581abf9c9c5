import type { Scene, WireEvent } from '../shared/scene'

export type ToServer =
  | { type: 'hello'; table: string; token?: string; version?: number; watch?: string }
  | { type: 'act'; version: number; action: string; key: string }
  | { type: 'undo'; version: number }
  | { type: 'hint' | 'stand' | 'return' | 'ping' }
  | { type: 'say'; text: string }
  | { type: 'react'; name: string }

export type FromServer =
  | { type: 'scene'; scene: Scene; log?: WireEvent[] }
  | { type: 'step'; version: number; events: WireEvent[]; scene: Scene }
  | { type: 'accepted'; key: string; version: number }
  | { type: 'refused'; key: string; code: string; fields: Record<string, unknown> }
  | { type: 'said'; seat: number; text: string }
  | { type: 'reacted'; seat: number; name: string }
  | { type: 'hinted'; version: number; action: string; chances: Record<string, number> }
  | { type: 'rematch'; table: string }
  | { type: 'pong' }
