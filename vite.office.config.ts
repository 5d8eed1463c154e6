import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bundledPackages, companyPictures, shipped } from './vite.config.ts'

const wordsOfBuild = new Set<string | undefined>()

/** People and customers each have a language here, so nothing may depend on the words of a build (R17.1). */
const refuseWordsOfBuild: Plugin = {
  name: 'refuse-words-of-build',
  // Before Vite resolves it.
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('#copy/')) return
    wordsOfBuild.add((await this.resolve(source, importer, { skipSelf: true }))?.id)
  },
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    const [used] = modules.find(([id, { renderedLength }]) => renderedLength > 0 && wordsOfBuild.has(id)) ?? []
    if (used) throw new Error(`The office depends on ${used}: use words of copy/office/ or pass them in.`)
  },
}

/** The office: one build for both languages, because each person chooses theirs (R17.1). */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), refuseWordsOfBuild],
  resolve: { alias: companyPictures },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  css: shipped.css,
  build: shipped.build,
  environments: {
    client: {
      build: {
        outDir: 'dist/office/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: [
            ...['office-boot', 'use-passkeys', 'write-page'].map((name) => `office/browser/${name}.ts`),
            // The server serves the workers at an address of their own, with the list of files before them.
            ...['crew-boot.tsx', 'crew-worker.ts', 'retired-worker.ts'].map((file) => `office/crew/browser/${file}`),
          ],
          output: { entryFileNames: 'assets/[hash:6].js' },
          treeshake: shipped.treeshake,
        },
      },
    },
    ssr: {
      resolve: { noExternal: bundledPackages },
      build: {
        outDir: 'dist/office/server',
        copyPublicDir: false,
        // Its one stylesheet and the font are copied to the browser's files.
        emitAssets: true,
        cssCodeSplit: false,
        manifest: true,
        cssMinify: true,
        rolldownOptions: {
          // A thread is started with the second, which therefore has a file of its own.
          input: ['run/office-main.ts', 'services/payments/bank/read-bank-file-aside.ts'],
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[hash:8].js' },
        },
      },
    },
  },
  builder: {},
})
