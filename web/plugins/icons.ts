import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface IconSet {
  icons: Record<string, { body: string } | undefined>
  aliases?: Record<string, { parent: string } | undefined>
}

const PREFIX = 'icon:'

/** `import wheat from 'icon:wheat'` is the drawing of that game-icons icon: only icons that are imported are shipped. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  return {
    name: 'serai-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
      if (!found) throw new Error(`There is no icon “${name}” in game-icons.`)
      return `export default ${JSON.stringify(found.body)}`
    },
  }
}
