const KEY = 'serai.seen.'

/** The version of a table that this device has shown last, if any. */
export function kept(table: string): number | undefined {
  try {
    return Number(localStorage.getItem(KEY + table)) || undefined
  } catch {
    return undefined
  }
}

export function keep(table: string, version: number): void {
  try {
    localStorage.setItem(KEY + table, String(version))
  } catch {
    // Then nothing can be told as missed.
  }
}
