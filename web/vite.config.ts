import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { icons } from './plugins/icons.ts'

const server = process.env['SERAI_SERVER'] ?? 'http://127.0.0.1:8787'

export default defineConfig({
  base: './',
  plugins: [icons(), svelte()],
  // Tests run the client's Svelte, not the server's.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
  build: {
    outDir: fileURLToPath(new URL('../src/serai/server/client', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/ws': { target: server, ws: true } },
  },
})
