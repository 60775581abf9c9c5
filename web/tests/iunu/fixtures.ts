import type { IunuScene } from '../../src/iunu/composing'
import type { WireEvent } from '../../src/shared/scene'

interface Fixture {
  scene: IunuScene
  events: WireEvent[]
  log: WireEvent[]
}

const FIXTURES = import.meta.glob<Fixture>('../../fixtures/iunu-*.json', { import: 'default', eager: true })

/** A scene that tools/iunu_scenes.py wrote, with what led to it; each time anew. */
export function fixture(name: string): Fixture {
  const found = FIXTURES[`../../fixtures/iunu-${name}.json`]
  if (!found) throw new RangeError(name)
  return structuredClone(found)
}
