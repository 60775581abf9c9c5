import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, wait, type LinkState } from '../src/table/link'
import { FakeSocket } from './fakeSocket'

let states: LinkState[]
let opened: number
let link: Link

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
  states = []
  opened = 0
  link = new Link('ws://x', { opened: () => (opened += 1), received: () => undefined, changed: (state) => states.push(state) }, () => ({ type: 'ping' }))
})
afterEach(() => {
  link.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Link', () => {
  it('says who it is each time it is open', () => {
    FakeSocket.last.open()
    FakeSocket.last.close()
    vi.advanceTimersByTime(1000)
    FakeSocket.last.open()
    expect(opened).toBe(2)
    expect(states).toEqual(['open', 'lost', 'open'])
  })
  it('waits longer and longer, but never very long', () => {
    expect([0, 1, 2, 3].map((attempt) => wait(attempt, 0.5))).toEqual([400, 800, 1600, 3200])
    expect(wait(30, 1)).toBeLessThanOrEqual(20_000)
  })
  it('takes a silent socket for lost', () => {
    FakeSocket.last.open()
    vi.advanceTimersByTime(50_000)
    expect(states).toContain('lost')
    expect(FakeSocket.made.length).toBeGreaterThan(1)
  })
  it('keeps a socket that answers', () => {
    FakeSocket.last.open()
    for (let time = 0; time < 8; time += 1) {
      vi.advanceTimersByTime(10_000)
      FakeSocket.last.come({ type: 'pong' })
    }
    expect(states).toEqual(['open'])
    expect(FakeSocket.last.sent).toContainEqual({ type: 'ping' })
  })
  it('is lost at once where the network is cut, and tries at once when it is back', () => {
    FakeSocket.last.open()
    dispatchEvent(new Event('offline'))
    expect(states.at(-1)).toBe('lost')
    const before = FakeSocket.made.length
    dispatchEvent(new Event('online'))
    expect(FakeSocket.made.length).toBe(before + 1)
  })
  it('sends nothing by a socket that is not open', () => {
    expect(link.send({ type: 'ping' })).toBe(false)
  })
  it('does not come back after it was closed', () => {
    FakeSocket.last.open()
    link.close()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.made).toHaveLength(1)
  })
})
