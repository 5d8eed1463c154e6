import { readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const language = process.env.SITE_LANGUAGE ?? 'en'
const views = readdirSync(new URL('site/pages', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => `site/pages/${file}`)

/** One language per build: the condition decides which folder `#copy/…` means, for browser and server alike. */
export default defineConfig({
  appType: 'custom',
  publicDir: 'site/public',
  assetsInclude: ['**/*.vtt'],
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // The first releases with nesting and light-dark(): spelling these out for older ones would double the styles.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  },
  environments: {
    client: {
      resolve: { conditions: [language, ...defaultClientConditions] },
      build: {
        outDir: `dist/${language}/client`,
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: ['site/boot.ts', 'site/entry-client.tsx', ...views],
          preserveEntrySignatures: 'strict',
        },
      },
    },
    ssr: {
      resolve: {
        conditions: [language, ...defaultServerConditions],
        noExternal: ['react', 'react-dom', 'lucide-react', 'hono', 'valibot'],
      },
      build: {
        outDir: `dist/${language}/server`,
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: { input: { main: 'server/main.ts' } },
      },
    },
  },
  builder: {},
})
