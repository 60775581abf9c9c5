/** A WebSocket that goes nowhere: tests open it, read what was sent and let messages come. */
export class FakeSocket {
  static readonly OPEN = 1
  static made: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }

  static get last(): FakeSocket {
    const found = FakeSocket.made.at(-1)
    if (!found) throw new Error('No socket was made.')
    return found
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  come(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
}
