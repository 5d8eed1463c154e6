import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { build, defaultServerConditions } from 'vite'
import { type Language, languages } from '../../domain/language.ts'
import { browsers, sandbox } from '../../testing/browsers.ts'

const themes = ['light', 'dark'] as const

/** The styles of one theme alone, whatever the system prefers. */
const stylesOf = (css: string, theme: (typeof themes)[number]): string =>
  css
    .replace(/color-scheme:\s*light dark/, `color-scheme:${theme}`)
    .replaceAll(/prefers-color-scheme:\s*dark/g, theme === 'dark' ? 'min-width:0' : 'max-width:0')

/**
 * Writes the page of all components (examples.tsx) in one language, in light and in dark, each as one file that needs no server.
 * @param folder where to write them
 * @returns their paths
 */
export async function writeDesign(language: Language, folder: string): Promise<string[]> {
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
  const css = readFileSync(join(outDir, 'examples.css'), 'utf8')
  rmSync(outDir, { recursive: true })
  return themes.map((theme) => {
    const file = `${outDir}-${theme}.html`
    writeFileSync(file, examplesPage(stylesOf(css, theme)))
    return file
  })
}

/** Draws the components that docs/design.md shows, each into a picture beside this file. */
async function drawPictures(file: string): Promise<void> {
  const shown = readFileSync('docs/design.md', 'utf8')
  const browser = await chromium.launch({ executablePath: browsers.windowless, args: sandbox })
  const page = await browser.newPage({ viewport: { width: 880, height: 1000 }, reducedMotion: 'reduce' })
  await page.goto(pathToFileURL(file).href)
  await page.locator('img').evaluateAll(async (pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
  })
  const session = await page.context().newCDPSession(page)
  for (const example of await page.locator('main > section').all()) {
    const picture = `design/${await example.getAttribute('id')}.webp`
    const clip = await example.boundingBox()
    if (!clip || !shown.includes(`(${picture})`)) continue
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 40,
      captureBeyondViewport: true,
      clip: { ...clip, scale: 0.8 },
    })
    writeFileSync(`docs/${picture}`, Buffer.from(data, 'base64'))
  }
  await browser.close()
}

/**
 * `npm run design`: the pages of all components, side by side in artifacts/design/index.html. With `-- --pictures` also the pictures of
 * docs/design.md.
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { pictures: { type: 'boolean' } } })
  const folder = 'artifacts/design'
  const files: string[] = []
  for (const language of languages) files.push(...(await writeDesign(language, folder)))
  const panes = files.map((file) => `<iframe src="${pathToFileURL(file)}" style="flex:none;width:48vw"></iframe>`)
  writeFileSync(`${folder}/index.html`, `<body style="display:flex;margin:0;height:100vh">${panes.join('')}`)
  if (values.pictures && files[0]) await drawPictures(files[0])
  process.stdout.write(`${folder}/index.html\n`)
}
