/** A piece of running text: a paragraph, or a list with its items. */
export interface Block {
  kind: 'text' | 'bullets' | 'numbers'
  lines: string[]
}

const BULLET = /^[•·-]\s+/
const NUMBER = /^\d+[.．、]\s*/

/** A message of the locale files as blocks: blank lines part them, lines with a bullet or a number are lists. */
export function blocks(text: string): Block[] {
  const result: Block[] = []
  let fresh = true
  for (const line of text.split('\n')) {
    const words = line.trim()
    if (!words) {
      fresh = true
      continue
    }
    const kind = BULLET.test(words) ? 'bullets' : NUMBER.test(words) ? 'numbers' : 'text'
    const last = result.at(-1)
    if (!fresh && last && last.kind === kind) last.lines.push(plain(words))
    else result.push({ kind, lines: [plain(words)] })
    fresh = false
  }
  return result
}

function plain(line: string): string {
  return line.replace(BULLET, '').replace(NUMBER, '')
}

/** A text in pieces; every second one is what was looked for. */
export function marked(text: string, find: string): string[] {
  const wanted = find.trim().toLocaleLowerCase()
  if (!wanted) return [text]
  const pieces: string[] = []
  const low = text.toLocaleLowerCase()
  let from = 0
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + wanted.length))
    from = at + wanted.length
  }
  return [...pieces, text.slice(from)]
}

export function has(text: string, find: string): boolean {
  return text.toLocaleLowerCase().includes(find.trim().toLocaleLowerCase())
}
