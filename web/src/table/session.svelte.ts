import { announce } from '../shared/announce.svelte'
import type { Scene, Sentence, Story, WireEvent } from '../shared/scene'
import { play } from '../shared/sound'
import { t, words } from '../shared/words.svelte'
import { Link, type LinkState } from './link'
import type { FromServer, ToServer } from './protocol'
import { Queue, type Step } from './queue.svelte'
import type { Remark } from './remarks'
import { kept, keep } from './seen'

/** How long a sent action may stay unanswered before the way to the server counts as lost. */
const PATIENCE = 6000
/** From how many unseen events on they are told in words when the page is looked at again. */
const MANY = 3

export interface Place {
  table: string
  /** The secret of a seat, or of a spectator. */
  secret: string
  watch: boolean
}

export interface Hint {
  version: number
  action: string
  chances: Record<string, number>
}

/** One seat's (or one spectator's) place at a table: what it sees, and what it says to the server. */
export class Session {
  link = $state<LinkState>('connecting')
  log = $state.raw<Sentence[]>([])
  remarks = $state.raw<Remark[]>([])
  unread = $state(0)
  hint = $state.raw<Hint | null>(null)
  /** A sentence about what was refused, until the next deed. */
  problem = $state('')
  /** What happened while nobody looked. */
  missed = $state.raw<Sentence[]>([])
  /** Where the table goes on after its end. */
  rematch = $state('')
  /** Somebody looks at this seat: what happens is read aloud and sounded. */
  attended = true
  readonly queue = new Queue((step) => this.#shown(step))
  #pending = $state.raw<(ToServer & { type: 'act' }) | null>(null)
  #asked = $state(false)
  #link: Link
  #slow = 0
  #question = ''

  constructor(
    readonly place: Place,
    private readonly story: Story,
  ) {
    const url = new URL('./ws', location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    url.hash = ''
    const handlers = {
      opened: () => this.#hello(),
      received: (message: unknown) => this.#take(message as FromServer),
      changed: (state: LinkState) => this.#changed(state),
    }
    this.#link = new Link(url.href, handlers, () => ({ type: 'ping' }))
    document.addEventListener('visibilitychange', this.#looked)
  }

  get scene(): Scene | null {
    return this.queue.shown?.scene ?? null
  }
  /** Something was sent and not yet acknowledged. */
  get sending(): boolean {
    return this.#pending !== null
  }
  /** No deed is taken now: one is on its way, the way is cut, or the table lags behind the game. */
  get locked(): boolean {
    return this.sending || this.link !== 'open' || this.queue.behind > 0
  }
  /** Seats are still open. */
  get waiting(): boolean {
    return this.scene?.players.some((player) => player.kind === 'open') ?? false
  }
  get hinting(): boolean {
    return this.#asked
  }

  act = (id: number): void => {
    const scene = this.scene
    const action = scene?.legal.find((legal) => legal.id === id)
    if (!scene || !action || this.locked) return
    this.problem = ''
    this.hint = null
    this.#pending = { type: 'act', version: scene.version, action: action.text, key: crypto.randomUUID() }
    this.#send(this.#pending)
    clearTimeout(this.#slow)
    this.#slow = window.setTimeout(() => this.#link.again(), PATIENCE)
  }
  undo = (): void => {
    this.problem = ''
    if (this.scene) this.#send({ type: 'undo', version: this.scene.version })
  }
  ask = (): void => {
    this.problem = ''
    this.#asked = this.#send({ type: 'hint' })
  }
  say = (text: string): void => void this.#send({ type: 'say', text })
  react = (name: string): void => void this.#send({ type: 'react', name })
  /** Let a bot play for this seat, or play again oneself. */
  stand = (): void => void this.#send({ type: 'stand' })
  comeBack = (): void => void this.#send({ type: 'return' })

  close(): void {
    clearTimeout(this.#slow)
    this.queue.stop()
    document.removeEventListener('visibilitychange', this.#looked)
    this.#link.close()
  }

  #send(message: ToServer): boolean {
    return this.#link.send(message)
  }

  #hello(): void {
    const version = this.queue.newest?.version ?? kept(this.place.table)
    const { table, secret, watch } = this.place
    this.#send({ type: 'hello', table, ...(watch ? { watch: secret } : { token: secret }), ...(version ? { version } : {}) })
  }

  #changed(state: LinkState): void {
    this.link = state
    if (state === 'lost' && this.attended) announce(t('web-link-lost'))
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case 'scene':
        this.#settle(message.scene)
        this.#replaced(message)
        break
      case 'step':
        this.#settle(message.scene)
        this.#stepped({ events: message.events, scene: message.scene })
        break
      case 'accepted':
        if (message.key === this.#pending?.key) this.#answered()
        break
      case 'refused':
        if (!message.key || message.key === this.#pending?.key) this.#answered()
        this.#asked = false
        this.problem = words.error(message.code, message.fields)
        announce(this.problem)
        break
      case 'said':
      case 'reacted':
        this.#heard(message)
        break
      case 'hinted':
        this.#asked = false
        this.hint = message
        break
      case 'rematch':
        this.rematch = message.table
        break
    }
  }

  /** After a lost connection: an action that the game has not got is sent again, under its key. */
  #settle(scene: Scene): void {
    const pending = this.#pending
    if (!pending) return
    if (scene.version > pending.version) this.#answered()
    else this.#send(pending)
  }

  #answered(): void {
    clearTimeout(this.#slow)
    this.#pending = null
  }

  #stepped(step: Step): void {
    const first = this.queue.newest === null
    if (first) {
      this.queue.jump(step.scene, step.events)
      if (step.events.length >= MANY) this.missed = this.#sentences(step)
      return
    }
    if (document.visibilityState === 'hidden') this.queue.hold()
    this.queue.add(step)
    this.#attend(step.scene)
  }

  #looked = (): void => {
    if (document.visibilityState === 'hidden') return
    const lines = this.queue.waiting.flatMap((step) => this.#sentences(step))
    if (lines.length >= MANY) this.missed = lines
    else this.queue.release()
  }

  /** Show on the table what was missed, step by step; or go on at once. */
  showMissed = (): void => {
    this.missed = []
    this.queue.release()
  }
  skipMissed = (): void => {
    this.missed = []
    this.queue.skip()
    this.queue.release()
  }

  /** The table as it is, without how it came about: the log is told anew. */
  #replaced({ scene, log = [] }: FromServer & { type: 'scene' }): void {
    this.queue.jump(scene)
    this.log = this.#sentences({ events: log, scene }).slice(-400)
  }

  #shown(step: Step): void {
    keep(this.place.table, step.scene.version)
    this.hint = null
    const lines = this.#sentences(step)
    this.log = [...this.log, ...lines].slice(-400)
    if (!this.attended) return
    for (const line of lines) announce(line.text)
    const mine = step.scene.legal.length > 0
    const question = mine ? this.story.questionText(step.scene) : ''
    if (question && `${step.scene.version} ${question}` !== this.#question) {
      this.#question = `${step.scene.version} ${question}`
      announce(question)
      if (step.events.some((event) => event.seat !== step.scene.seat)) play('turn')
    } else if (step.events.length > 0) play('card')
  }

  #attend(scene: Scene): void {
    if (scene.legal.length > 0) this.onturn?.(scene)
  }
  /** Called when a step comes that asks this seat, before it is shown. */
  onturn: ((scene: Scene) => void) | null = null

  #sentences(step: Step): Sentence[] {
    const { players, seat, version } = step.scene
    const lines = this.story.lines?.(step.events, players, seat) ?? step.events.map((event) => this.#sentence(event, step.scene))
    return lines.filter((line) => line.text !== '').map((line) => ({ ...line, version }))
  }

  #sentence(event: WireEvent, scene: Scene): { text: string; seat: number } {
    return { text: this.story.sentence(event, scene.players, scene.seat), seat: event.seat }
  }

  #heard(message: FromServer & { type: 'said' | 'reacted' }): void {
    const reaction = message.type === 'reacted'
    const text = message.type === 'said' ? message.text : message.name
    const name = this.scene?.players[message.seat]?.name ?? t('web-spectator')
    this.remarks = [...this.remarks, { id: this.remarks.length, name, text, reaction }].slice(-200)
    if (message.seat === this.scene?.seat) return
    this.unread += 1
    if (this.attended) announce(t('web-chat-heard', { name, text: reaction ? t(`web-reaction-${text}`) : text }))
  }
}
