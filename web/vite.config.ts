import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The file of a board or of a page that is loaded later, by its folder. */
function part(module: string | null | undefined, otherwise: string): string {
  const [, game, page] = /games\/(\w+)|pages\/(\w+)/.exec(module ?? '') ?? []
  return game ?? page?.toLowerCase() ?? otherwise
}

// What all boards are made of comes with the first of them; what every page needs comes at once.
const TABLE = {
  name: 'table',
  test: /src\/lib\/(table\/|board\/|pictures\/|cards\/(?!(art|filters|glyphs|looks|zoom)\b))/,
}
const SHARED = {
  name: 'shared',
  test: /node_modules|src\/(lib|text)\/|src\/games\/\w+\/(cover|look)\.ts|presentation\/text\//,
}

const FONTS = ['alegreya', 'source-sans-3'].flatMap((font) => [`${font}-latin.woff2`, `${font}-latin-ext.woff2`])
const COVERS = ['keyforge', 'mage-wars', 'shards'].map((game) => `cover-${game}.svg`)
const LASTING = ['icon.svg', 'manifest.webmanifest', 'hero.svg', ...COVERS, ...FONTS]

/** Tells the service worker which files the page is made of: all that is built but itself, fonts and pictures. */
function listed(): Plugin {
  return {
    name: 'list-files',
    generateBundle(_, bundle) {
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') throw new Error('the service worker is not built')
      const built = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file) && file !== 'sw.js')
      const files = [...built.sort(), ...LASTING]
      worker.code = worker.code.replace('__FILES__', () => JSON.stringify(files))
    },
  }
}

// The built files are committed: their names are fixed, so that a change is a change and not a new file.
export default defineConfig({
  base: './',
  plugins: [svelte(), listed()],
  build: {
    outDir: '../trivault/web',
    emptyOutDir: true,
    modulePreload: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // with light-dark()
    rollupOptions: {
      input: { app: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: '[name].js',
        codeSplitting: { includeDependenciesRecursively: false, groups: [TABLE, SHARED] },
        chunkFileNames: ({ facadeModuleId, name }) => `${part(facadeModuleId, name)}.js`,
        assetFileNames: ({ names, originalFileNames: [from] }) =>
          part(from, (names[0] ?? '').replace(/\.css$/, '')) + '[extname]',
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'], css: true }, // style sheets are looked at, too
})
