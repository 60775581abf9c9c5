/** How the way to the server is. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'closed'

export interface LinkHandlers {
  /** The socket is open: say who one is. */
  opened: () => void
  received: (message: unknown) => void
  changed: (state: LinkState) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const PING_EVERY = 15_000
const SILENT_AFTER = 33_000

/** How long to wait before attempt number `attempt` (from 0) to connect again; `chance` is from 0 to 1. */
export function wait(attempt: number, chance: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT) * (0.75 + chance / 2)
}

/**
 * A WebSocket that comes back by itself: after a lost network, a server's restart, a phone's sleep.
 *
 * A silent socket counts as lost. When the page becomes visible or the network comes back, it tries at once.
 */
export class Link {
  #socket: WebSocket | null = null
  #state: LinkState = 'connecting'
  #attempts = 0
  #heard = 0
  #retry = 0
  #beat = 0

  constructor(
    private readonly url: string,
    private readonly handlers: LinkHandlers,
    private readonly ping: () => unknown,
  ) {
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#wake)
    this.#beat = window.setInterval(() => this.#check(), PING_EVERY)
    this.#connect()
  }

  get state(): LinkState {
    return this.#state
  }

  /** Send a message; false if there is no open socket to send it by. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Try to connect now, whatever the state. */
  again(): void {
    clearTimeout(this.#retry)
    this.#drop()
    this.#connect()
  }

  close(): void {
    clearTimeout(this.#retry)
    clearInterval(this.#beat)
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#change('closed')
    this.#drop()
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#state === 'closed') return
    if (this.#state === 'lost') this.again()
    else this.#check()
  }

  #cut = (): void => {
    if (this.#state === 'open') this.#lose()
  }

  #check(): void {
    if (this.#state !== 'open') return
    if (Date.now() - this.#heard > SILENT_AFTER) this.#lose()
    else this.send(this.ping())
  }

  #connect(): void {
    const socket = new WebSocket(this.url)
    this.#socket = socket
    socket.onopen = () => {
      if (socket !== this.#socket) return
      this.#attempts = 0
      this.#heard = Date.now()
      this.#change('open')
      this.handlers.opened()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return
      this.#heard = Date.now()
      this.handlers.received(JSON.parse(event.data))
    }
    socket.onclose = () => {
      if (socket === this.#socket && this.#state !== 'closed') this.#lose()
    }
  }

  #lose(): void {
    this.#drop()
    this.#change('lost')
    clearTimeout(this.#retry)
    this.#retry = window.setTimeout(() => this.#connect(), wait(this.#attempts++, Math.random()))
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #change(state: LinkState): void {
    if (state === this.#state) return
    this.#state = state
    this.handlers.changed(state)
  }
}
