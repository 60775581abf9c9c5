import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announcer } from '../src/shared/announce.svelte'
import type { Scene, Story, WireEvent } from '../src/shared/scene'
import { words } from '../src/shared/words.svelte'
import { Session } from '../src/table/session.svelte'
import { FakeSocket } from './fakeSocket'

const STORY: Story = {
  sentence: (event) => `${event.seat} ${event.key}`,
  questionText: (scene) => `${scene.question}?`,
  icons: {},
}
const EVENT: WireEvent = { key: 'laid', seat: 1, fields: {} }

function scene(version: number, asked = true): Scene {
  const players = ['Mirza', 'Tuya'].map((name) => ({ name, kind: 'person' as const, connected: true, away: false }))
  const legal = asked ? [{ id: 7, text: 'play farmer', verb: 'play', names: ['farmer'], preview: {} }] : []
  return { game: 'iunu', seats: 2, seat: 0, players, version, chooser: asked ? 0 : 1, question: 'play', waiting: [], picture: {}, legal, undo: { possible: false }, over: false }
}

let session: Session
const sent = (type: string): Record<string, unknown>[] => FakeSocket.last.sent.filter((message) => message['type'] === type)

beforeEach(async () => {
  await words.speak('en')
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
  localStorage.clear()
  session = new Session({ table: 't', secret: 's', watch: false }, STORY)
  FakeSocket.last.open()
  FakeSocket.last.come({ type: 'scene', scene: scene(3) })
})
afterEach(() => {
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('acting', () => {
  it('sends an action with the version that it answers, once, and locks until it is acknowledged', () => {
    session.act(7)
    session.act(7)
    expect(sent('act')).toHaveLength(1)
    expect(sent('act')[0]).toMatchObject({ version: 3, action: 'play farmer' })
    expect(session.locked).toBe(true)
    FakeSocket.last.come({ type: 'accepted', key: sent('act')[0]?.['key'], version: 4 })
    expect(session.sending).toBe(false)
  })
  it('sends nothing that is not legal', () => {
    session.act(8)
    expect(sent('act')).toHaveLength(0)
  })
  it('says why something was refused and unlocks', () => {
    session.act(7)
    FakeSocket.last.come({ type: 'refused', key: sent('act')[0]?.['key'], code: 'not-finished', fields: {} })
    expect(session.problem).toBe('The game is not over yet.')
    expect(session.locked).toBe(false)
  })
  it('sends again, under the same key, what a lost connection swallowed', () => {
    session.act(7)
    const key = sent('act')[0]?.['key']
    FakeSocket.last.close()
    expect(session.locked).toBe(true)
    vi.advanceTimersByTime(1000)
    FakeSocket.last.open()
    expect(sent('hello')[0]).toMatchObject({ version: 3 })
    FakeSocket.last.come({ type: 'scene', scene: scene(3) })
    expect(sent('act')[0]?.['key']).toBe(key)
  })
  it('does not send again what the game has got', () => {
    session.act(7)
    FakeSocket.last.close()
    vi.advanceTimersByTime(1000)
    FakeSocket.last.open()
    FakeSocket.last.come({ type: 'step', version: 4, events: [EVENT], scene: scene(4) })
    expect(sent('act')).toHaveLength(0)
    expect(session.sending).toBe(false)
  })
  it('takes a server that does not answer for lost', () => {
    session.act(7)
    vi.advanceTimersByTime(7000)
    expect(FakeSocket.made.length).toBe(2)
  })
})

describe('steps', () => {
  it('are shown one after the other, and nothing is taken while the table lags behind', () => {
    for (const version of [4, 5, 6]) FakeSocket.last.come({ type: 'step', version, events: [EVENT], scene: scene(version, version === 6) })
    vi.advanceTimersByTime(1)
    expect(session.scene?.version).toBeLessThan(6)
    expect(session.locked).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(session.scene?.version).toBe(6)
    expect(session.locked).toBe(false)
  })
  it('can be skipped, and are told all the same', () => {
    for (const version of [4, 5, 6]) FakeSocket.last.come({ type: 'step', version, events: [EVENT], scene: scene(version) })
    session.queue.skip()
    expect(session.scene?.version).toBe(6)
    expect(session.log).toHaveLength(3)
  })
  it('are read aloud, and so is the question', () => {
    announcer.lines = []
    FakeSocket.last.come({ type: 'step', version: 4, events: [EVENT], scene: scene(4) })
    vi.advanceTimersByTime(3000)
    expect(announcer.lines.map((line) => line.text)).toEqual(['1 laid', 'play?'])
  })
  it('that were missed since the last visit are told in words', () => {
    session.close()
    localStorage.setItem('serai.seen.t', '3')
    session = new Session({ table: 't', secret: 's', watch: false }, STORY)
    FakeSocket.last.open()
    expect(sent('hello')[0]).toMatchObject({ version: 3 })
    FakeSocket.last.come({ type: 'step', version: 9, events: [EVENT, EVENT, EVENT], scene: scene(9) })
    expect(session.missed).toHaveLength(3)
  })
})

describe('talk', () => {
  it('counts nothing of what one says oneself', () => {
    FakeSocket.last.come({ type: 'said', seat: 0, text: 'Good morning' })
    expect(session.unread).toBe(0)
    expect(session.remarks).toHaveLength(1)
  })
  it('is read aloud only to whoever looks at this seat', () => {
    announcer.lines = []
    session.attended = false
    FakeSocket.last.come({ type: 'said', seat: 1, text: 'Psst' })
    FakeSocket.last.come({ type: 'step', version: 4, events: [EVENT], scene: scene(4) })
    vi.advanceTimersByTime(3000)
    expect(announcer.lines).toEqual([])
  })
  it('is heard by name and counted as unread', () => {
    FakeSocket.last.come({ type: 'said', seat: 1, text: 'Good morning' })
    FakeSocket.last.come({ type: 'reacted', seat: 1, name: 'wow' })
    expect(session.remarks.map((remark) => [remark.name, remark.text])).toEqual([['Tuya', 'Good morning'], ['Tuya', 'wow']])
    expect(session.unread).toBe(2)
  })
})
