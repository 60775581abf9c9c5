/** Hand a record to the user as a file. */
export function save(record: string, game: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }))
  link.download = `${game}-${new Date().toISOString().slice(0, 10)}.serai`
  link.click()
  URL.revokeObjectURL(link.href)
}
