import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const language = process.env.SITE_LANGUAGE ?? 'en'
const modulesIn = (folder: string) => globSync(`${folder}/*.tsx`).filter((file) => !file.endsWith('.test.tsx'))

/** What elements name with `data-on-…`. */
const smallModules = ['count-ticks', 'play-hosted-video', 'play-video', 'print'].map((name) => `ui/browser/${name}.ts`)

/**
 * Few script files, because small ones compress badly: React; the rules that the question for consent needs too; and whatever else
 * two islands share.
 */
const chunks = [
  { name: 'react', test: /\/node_modules\//, priority: 3 },
  {
    name: 'rules',
    test: /\/domain\/(?:packages\/cleaning-packages|language|places\/postcode)\.ts$|\/ui\/browser\/events\.ts$/,
    priority: 2,
  },
  { name: 'shared', test: /\/(?:domain|copy|ui|site)\//, minShareCount: 3, priority: 1 },
]

/** How the browser's files are built: all of them, or a part that is weighed. */
export const shipped = {
  css: { modules: { generateScopedName: '[hash:base64:4]' } },
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
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production') },
  css: command === 'build' ? shipped.css : {},
  build: shipped.build,
  environments: {
    client: {
      resolve: { conditions: [language, ...defaultClientConditions] },
      build: {
        outDir: `dist/${language}/client`,
        manifest: true,
        modulePreload: false,
        // Pages carry their styles inline: the policy allows no others.
        cssCodeSplit: false,
        rolldownOptions: {
          input: [
            'ui/browser/boot.ts',
            'ui/browser/hydrate.tsx',
            ...smallModules,
            'site/consent/consent.ts',
            ...modulesIn('site/islands'),
          ],
          preserveEntrySignatures: 'strict',
          output: {
            codeSplitting: { groups: chunks },
            // Short, because pages list them. The manifest says which is which.
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
        // Bundled, so that a process starts fast; the development server leaves them to Node.
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
        // Styles and pictures of pages come from here, because no page is in the browser's build. The manifest lists the styles of each.
        emitAssets: true,
        manifest: true,
        cssMinify: true,
        rolldownOptions: {
          input: [
            'server/main.ts',
            'site/layout/page-layout.tsx',
            'site/consent/consent-banner.tsx',
            ...modulesIn('site/pages'),
          ],
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[hash:8].js' },
        },
      },
    },
  },
  builder: {},
}))
