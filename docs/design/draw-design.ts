import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build, defaultServerConditions } from 'vite'
import { type Language, languages } from '../../domain/language.ts'
import { browsers, sandbox } from '../../testing/browsers.ts'

/**
 * Writes the page of all components (examples.tsx) in one language, as one file that needs no server.
 * @param folder where to write it
 * @returns its path
 */
export async function writeDesign(language: Language, folder: string): Promise<string> {
  const outDir = resolve(folder, language)
  await build({
    configFile: false,
    logLevel: 'warn',
    environments: { ssr: { resolve: { conditions: [language, ...defaultServerConditions] } } },
    build: {
      ssr: 'docs/design/examples.tsx',
      outDir,
      emitAssets: true,
      // Pictures and the font travel inside the page.
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { output: { assetFileNames: 'examples[extname]' } },
    },
  })
  const { examplesPage }: typeof import('./examples.tsx') = await import(join(outDir, 'examples.js'))
  const file = `${outDir}.html`
  writeFileSync(file, examplesPage(readFileSync(join(outDir, 'examples.css'), 'utf8')))
  rmSync(outDir, { recursive: true })
  return file
}

/** Draws each component of the page into a picture beside this file, for docs/design.md. */
async function drawPictures(file: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: browsers.windowless, args: sandbox })
  const page = await browser.newPage({ viewport: { width: 880, height: 1000 }, reducedMotion: 'reduce' })
  await page.goto(pathToFileURL(file).href)
  const session = await page.context().newCDPSession(page)
  for (const example of await page.locator('main > section').all()) {
    const clip = await example.boundingBox()
    if (!clip) continue
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      captureBeyondViewport: true,
      clip: { ...clip, scale: 1 },
    })
    writeFileSync(`docs/design/${await example.getAttribute('id')}.webp`, Buffer.from(data, 'base64'))
  }
  await browser.close()
}

/** `npm run design -- [--pictures]`: the page of all components in both languages; with `--pictures` also those of docs/design.md. */
if (import.meta.main) {
  const { values } = parseArgs({ options: { pictures: { type: 'boolean' } } })
  const files: string[] = []
  for (const language of languages) files.push(await writeDesign(language, 'artifacts/design'))
  if (values.pictures && files[0]) await drawPictures(files[0])
  process.stdout.write(`${files.join('\n')}\n`)
}
