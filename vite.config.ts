import { globSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import customProperties from 'postcss-custom-properties'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'

const language = process.env.SITE_LANGUAGE ?? 'en'
const views = readdirSync(new URL('site/pages', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => `site/pages/${file}`)

const letters = 'abcdefghijklmnopqrstuvwxyz'
const numerals = [...letters, ...letters.toUpperCase()]
const moduleStyles = globSync('{ui,site}/**/*.module.css')
  .sort()
  .map((file) => resolve(file))

/**
 * Names of classes in three letters: two for the file, one for the class. They stand in every page, in its styles and in its
 * elements. Counted, not hashed, so that no two are the same and browser and server come to the same names.
 */
function shortClassName(name: string, file: string, css: string): string {
  const fileNumber = moduleStyles.indexOf(resolve(file.split('?')[0] ?? file))
  const names = [...new Set(css.match(/(?<=\.)[a-z][a-zA-Z]*/g))]
  const position = names.includes(name) ? names.indexOf(name) : names.length
  const numeral = (value: number) => numerals[value] ?? `${numerals[Math.floor(value / 52)]}${numerals[value % 52]}`
  return `${numerals[Math.floor(fileNumber / 52)]}${numerals[fileNumber % 52]}${numeral(position)}`
}

/**
 * Few and large script files, because small ones compress badly one by one: what every page needs is one, and beside it stands
 * what the question for consent needs too, which comes before the first intent.
 */
const chunks = [
  {
    name: 'rules',
    test: /\/domain\/(?:packages\/cleaning-packages|language|places\/postcode)\.ts$|\/analytics\/events\.ts$/,
    priority: 2,
  },
  { name: 'client', test: /\/site\/entry-client\.tsx$/, priority: 1 },
]

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

/**
 * Tokens stand for their values (decision 26): nothing sets one again, and an element that refers to none is not styled anew where only
 * something inherited changes, as for the whole page that a modal makes inert.
 */
const valuesOfTokens = [globalData({ files: ['ui/styles/tokens.css'] }), customProperties({ preserve: false })]

/** How what visitors get is built: all of it, or a part that is weighed. */
export const shipped = {
  css: { postcss: { plugins: valuesOfTokens }, modules: { generateScopedName: shortClassName } },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // The first releases with nesting, light-dark(), popovers and words for what `content` shows: spelling these out for older ones
    // would double the styles.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  // Nothing of ours runs by being read, so that words that nobody uses any more can go.
  treeshake: { propertyReadSideEffects: false as const },
}

/** One language per build: the condition decides which folder `#copy/…` means, for browser and server alike. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'site/public',
  assetsInclude: ['**/*.vtt'],
  plugins: [react(), stylesOfServerParts],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  css: command === 'build' ? shipped.css : { postcss: shipped.css.postcss },
  build: shipped.build,
  environments: {
    client: {
      resolve: { conditions: [language, ...defaultClientConditions] },
      build: {
        outDir: `dist/${language}/client`,
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: ['ui/browser/boot.ts', 'site/entry-client.tsx', 'site/consent/consent.ts', ...views],
          preserveEntrySignatures: 'strict',
          output: {
            codeSplitting: { groups: chunks },
            // Every page names some ten of them: names would cost it fifty bytes more. The manifest says which is which.
            entryFileNames: 'assets/[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
          },
          treeshake: shipped.treeshake,
        },
      },
    },
    ssr: {
      resolve: {
        conditions: [language, ...defaultServerConditions],
        // Built in, so that a process starts from one file; the development server leaves them to Node.
        noExternal:
          command === 'build'
            ? [
                'react',
                'react-dom',
                'hono',
                'valibot',
                'kysely',
                '@hono/node-server',
                'sanitize-html',
                'yaml',
                'prom-client',
              ]
            : [],
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
