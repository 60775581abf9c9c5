import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { icons } from './plugins/icons.ts'

const server = process.env['SERAI_SERVER'] ?? 'http://127.0.0.1:8787'

export default defineConfig({
  base: './',
  plugins: [icons(), svelte()],
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
