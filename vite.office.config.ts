import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundledPackages, shipped } from './vite.config.ts'

/** The office: one build for both languages, because each person chooses theirs (R17.1). */
export default defineConfig({
  appType: 'custom',
  publicDir: 'site/public',
  plugins: [react()],
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
          input: ['office/browser/office-boot.ts'],
          output: { entryFileNames: 'assets/[hash:6].js' },
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
          input: ['run/office-main.ts'],
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[hash:8].js' },
        },
      },
    },
  },
  builder: {},
})
