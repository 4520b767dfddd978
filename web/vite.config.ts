import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Boards, and the pages that are loaded later, are files of their own; what they share with the first is another. */
function part(module: string | null | undefined): string {
  const [, game, page] = /games\/(\w+)|pages\/(\w+)/.exec(module ?? '') ?? []
  return game ?? page?.toLowerCase() ?? 'shared'
}

// The built files are committed: their names are fixed, so that a change is a change and not a new file.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../trivault/web',
    emptyOutDir: true,
    modulePreload: false,
    target: 'es2022',
    rollupOptions: {
      input: { app: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId }) => `${part(facadeModuleId)}.js`,
        assetFileNames: ({ names: [name], originalFileNames: [from] }) =>
          name === 'app.css' ? name : `${part(from)}[extname]`,
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'], css: true }, // style sheets are looked at, too
})
