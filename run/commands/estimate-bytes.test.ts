import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { readSiteAssets } from '../../site/respond/site-assets.ts'
import { compressedSize } from '../../testing/compressed-size.ts'
import { shipped } from '../../vite.config.ts'

/** The compressed bytes of a module of the site and everything it imports, script and styles, without React. */
async function bytesOf(language: Language, input: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: [language, ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    css: shipped.css,
    build: {
      ...shipped.build,
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        treeshake: shipped.treeshake,
      },
    },
  })
  if (!('output' in built)) throw new Error('One build gives one output')
  return built.output
    .map((file) => (file.type === 'chunk' ? file.code : /\.css$/.test(file.fileName) ? file.source : ''))
    .reduce((sum, text) => sum + (text.length > 0 ? brotliCompressSync(text).length : 0), 0)
}

describe.each(['en', 'nl'] as const)('the estimate on the %s site', (language) => {
  test('adds at most 6 KB of script and styles to a postcode form', async () => {
    const form = await bytesOf(language, 'site/islands/postcode-form.tsx')
    const withPanel = await bytesOf(language, 'site/islands/price-form.tsx')
    expect(form).toBeGreaterThan(1024)
    expect(withPanel).toBeGreaterThan(form)
    expect(withPanel - form).toBeLessThanOrEqual(6 * 1024)
  })

  test('is refined on its page with at most 2 KB of script', () => {
    const { modulesOf } = readSiteAssets(`dist/${language}`).of('estimate')
    const bytes = modulesOf('follow-home').map((file) => compressedSize(`dist/${language}/client${file}`))
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2 * 1024)
  })
})
