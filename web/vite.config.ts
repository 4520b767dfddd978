import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built files are committed: their names are fixed, so that a change is a change and not a new file.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../trivault/web',
    emptyOutDir: true,
    modulePreload: false,
    cssCodeSplit: false,
    target: 'es2022',
    rollupOptions: {
      input: { app: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId }) => `${/games\/(\w+)/.exec(facadeModuleId ?? '')?.[1] ?? 'shared'}.js`,
        assetFileNames: 'app[extname]',
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'], css: true }, // style sheets are looked at, too
})
