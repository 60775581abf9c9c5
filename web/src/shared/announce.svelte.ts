/** What the live region reads aloud; a new sentence comes after those that are still being read. */
class Announcer {
  lines = $state<{ id: number; text: string }[]>([])
  #next = 0

  say(text: string): void {
    if (!text) return
    this.lines.push({ id: this.#next++, text })
    if (this.lines.length > 8) this.lines.shift()
  }
}

export const announcer = new Announcer()

/** Tell an event or a question to those who listen to the page. */
export function announce(text: string): void {
  announcer.say(text)
}
