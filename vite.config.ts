import { readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'

const language = process.env.SITE_LANGUAGE ?? 'en'
const views = readdirSync(new URL('site/pages', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => `site/pages/${file}`)

const keptStyles = '__keptStyles();'

/**
 * What only the server renders (`ServerPart`) falls out of the browser's code, with the words it imports. Its styles have to
 * stay, because the page carries those of its view inline: a call that cannot be left out keeps them in, and goes at the end.
 */
const stylesOfServerParts: Plugin = {
  name: 'styles-of-server-parts',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code: `${code}\n${keptStyles}`, map: null, moduleSideEffects: true } : undefined,
  renderChunk: (code) => ({ code: code.replaceAll(keptStyles, ''), map: null }),
}

/** One language per build: the condition decides which folder `#copy/…` means, for browser and server alike. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'site/public',
  assetsInclude: ['**/*.vtt'],
  plugins: [react(), stylesOfServerParts],
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
          input: ['site/boot.ts', 'site/entry-client.tsx', 'site/consent/consent.ts', ...views],
          preserveEntrySignatures: 'strict',
          // Nothing of ours runs by being read, so that words that nobody uses any more can go.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
    ssr: {
      resolve: {
        conditions: [language, ...defaultServerConditions],
        // Built in, so that a process starts from one file; the development server leaves them to Node.
        noExternal: command === 'build' ? ['react', 'react-dom', 'lucide-react', 'hono', 'valibot'] : [],
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
}))
