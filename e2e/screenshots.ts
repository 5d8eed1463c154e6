import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { languages } from '../domain/language.ts'
import { existsIn, pageIds, pathOf } from '../site/pages.ts'
import { browsers, sandbox } from '../testing/browsers.ts'
import { startSites } from './sites/start-sites.ts'

/**
 * `npm run screenshots -- [page id …] [--dark] [--print]`: every page of both built sites from top to bottom at three widths,
 * into artifacts/screenshots, with an index.html to look at all of them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean', default: false }, print: { type: 'boolean', default: false } },
})
const widths = [360, 768, 1440]
const folder = 'artifacts/screenshots'
mkdirSync(folder, { recursive: true })

const sites = await startSites('silent')
const browser = await chromium.launch({
  executablePath: browsers.windowless,
  args: sandbox,
})
const names: string[] = []
try {
  for (const language of languages) {
    for (const id of pageIds) {
      if (!existsIn(id, language) || (positionals.length > 0 && !positionals.includes(id))) continue
      for (const width of widths) {
        const page = await browser.newPage({
          baseURL: sites[language].origin,
          viewport: { width, height: 900 },
          colorScheme: values.dark ? 'dark' : 'light',
          // No picture fades in.
          reducedMotion: 'reduce',
        })
        if (values.print) await page.emulateMedia({ media: 'print' })
        await page.goto(pathOf(id, language))
        await page.locator('img').evaluateAll(async (pictures: HTMLImageElement[]) => {
          for (const picture of pictures) picture.loading = 'eager'
          await Promise.all(pictures.map((picture) => picture.decode()))
        })
        // Sections far from the screen are not laid out otherwise.
        await page.locator('.later').evaluateAll((sections: HTMLElement[]) => {
          for (const { style } of sections) style.contentVisibility = 'visible'
        })
        const name = `${language}-${id}-${width}${values.dark ? '-dark' : ''}${values.print ? '-print' : ''}.png`
        await page.screenshot({ path: join(folder, name), fullPage: true })
        await page.close()
        names.push(name)
      }
    }
  }
} finally {
  await browser.close()
  await sites.stop()
}
const figures = names.map((name) => `<figure><figcaption>${name}</figcaption><img src="${name}" alt=""></figure>`)
writeFileSync(join(folder, 'index.html'), `<!doctype html><meta charset="utf-8">${figures.join('\n')}`)
process.stdout.write(`${names.length} screenshots: ${join(folder, 'index.html')}\n`)
