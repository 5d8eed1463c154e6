import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const language = process.env.SITE_LANGUAGE ?? 'en'

/** Pictures of the company's own: `#company/logo.svg` is that of its folder (R1.11). */
export const companyPictures = { '#company': resolve(process.env.COMPANY_DIR || 'company') }
const modulesIn = (pattern: string) => globSync(pattern).filter((file) => !file.endsWith('.test.tsx'))

/** Modules that elements name in `data-on-…` attributes, loaded when such an event happens, or in `data-island`. */
const smallModules = [
  'clear-mended',
  'copy-text',
  'count-ticks',
  'follow-home',
  'keep-place',
  'name-answer',
  'name-choice',
  'name-postcode-problem',
  'play-hosted-video',
  'play-video',
  'print',
  'show-town-prices',
].map((name) => `ui/browser/${name}.ts`)

const messages =
  /\/domain\/contact\/(?!form-text)|\/copy\/\w+\/contact-form\.ts$|\/ui\/components\/field\.tsx$|\/site\/forms\/(?:problem-text|form-address)\.ts$|\/domain\/website\/form-pages\.ts$/

/**
 * Few script files, because small ones compress badly: React, the rules that the consent banner needs too, what only
 * forms for messages share, and everything else that at least four entry files share.
 */
const chunks = [
  { name: 'react', test: /\/node_modules\//, priority: 4 },
  {
    name: 'rules',
    test: /\/domain\/(?:packages\/cleaning-packages|language|places\/(?:coverage|postcode))\.ts$|\/ui\/browser\/events\.ts$/,
    priority: 3,
  },
  {
    name: 'words',
    test: (id: string) => /\/(?:domain|copy)\//.test(id) && !messages.test(id),
    minShareCount: 4,
    priority: 2,
  },
  { name: 'parts', test: /\/(?:ui|site|order)\//, minShareCount: 4, priority: 1 },
  { name: 'messages', test: messages, minShareCount: 2, priority: 1 },
]

/** Packages that are bundled, so that a process starts fast (decision 3). */
export const bundledPackages = [
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

/** Names of pictures, fonts and videos, which both builds must agree on; short, because pages list them. */
const assetFileNames = 'assets/[hash:6][extname]'

/** Options of the browser build. The size check builds parts of it with the same options. */
export const shipped = {
  css: { modules: { generateScopedName: '[hash:base64:4]' } },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // The first releases with nesting, light-dark(), popovers and alternative text for `content`. Rewriting these
    // features for older releases would double the styles.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // On a busy machine every plugin takes long.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Reading a property never has side effects in our code. This lets the build drop unused words.
  treeshake: { propertyReadSideEffects: false as const },
}

/**
 * One language per build (R2.1, decision 1). The condition decides which folder `#copy/…` means, for browser and
 * server.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  assetsInclude: ['**/*.vtt'],
  plugins: [react()],
  resolve: { alias: companyPictures },
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
        // Pages have their styles inline; the content security policy allows no other ones.
        cssCodeSplit: false,
        rolldownOptions: {
          input: [
            'ui/browser/boot.ts',
            'ui/browser/hydrate.tsx',
            ...smallModules,
            'site/consent/consent.ts',
            ...modulesIn('site/islands/*.tsx'),
          ],
          preserveEntrySignatures: 'strict',
          output: {
            codeSplitting: { groups: chunks },
            // Short names, because pages list them. The manifest maps them to their sources.
            entryFileNames: 'assets/[hash:6].js',
            chunkFileNames: 'assets/[hash:6].js',
            assetFileNames,
          },
          treeshake: shipped.treeshake,
        },
      },
    },
    ssr: {
      resolve: {
        conditions: [language, ...defaultServerConditions],
        // The development server leaves them to Node.
        noExternal: command === 'build' ? bundledPackages : [],
      },
      build: {
        outDir: `dist/${language}/server`,
        copyPublicDir: false,
        // Pages are not part of the browser build, so their styles and images come from this one. The manifest lists
        // the styles of each page.
        emitAssets: true,
        manifest: true,
        cssMinify: true,
        rolldownOptions: {
          input: [
            'run/main.ts',
            'site/layout/page-layout.tsx',
            'site/consent/consent-banner.tsx',
            ...modulesIn('site/pages/*/*-page.tsx'),
            'order/layout/order-layout.tsx',
            ...modulesIn('order/*/*-page.tsx'),
          ],
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[hash:8].js', assetFileNames },
        },
      },
    },
  },
  builder: {},
}))
