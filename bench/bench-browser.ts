import { join } from 'node:path'
import type { Language } from '../domain/language.ts'
import { benchedPages } from './benched-pages.ts'
import { measureBytes, type PageBytes } from './browser/bytes.ts'
import { openChromium } from './browser/chromium.ts'
import { measurePaint, type PaintBesideFloor } from './browser/paint.ts'
import { measureTouch, type Touched } from './browser/touch.ts'
import type { Options } from './options.ts'
import { clientFiles } from './peers/client-files.ts'
import { recordAnswer, recordKept, repacked, withoutScripts } from './peers/recorded-answer.ts'
import { serveSite } from './peers/site-process.ts'
import { startMemoryServer } from './peers/start-memory-server.ts'

export interface BrowserFigures {
  bytes: PageBytes[]
  paint: PaintBesideFloor[]
  touch: Touched[]
}

/** What visitors' browsers meet on one site: bytes, paints beside the floor, touches. */
export async function benchBrowser(
  site: Language,
  options: Options,
  folder: string,
  databaseUrl: string,
): Promise<BrowserFigures> {
  const ours = await serveSite(site, folder, { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' })
  const floor = await startFloor(site, ours.origin, folder)
  const browser = await openChromium()
  try {
    const pages = benchedPages(site, options.pages)
    return {
      bytes: options.parts.includes('bytes') ? await measureBytes(browser, ours.origin, pages) : [],
      paint: options.parts.includes('paint') ? await paints() : [],
      touch: options.parts.includes('touch') ? await touches() : [],
    }
    async function paints() {
      const peer = options.control ? floor : ours
      const sides = { ours: peer.origin, floor: floor.origin, runs: options.runs }
      const measured: PaintBesideFloor[] = []
      for (const throttling of options.throttling)
        measured.push(...(await measurePaint(pages, { ...sides, throttling })))
      return measured
    }
    function touches() {
      return measureTouch(site, { ours: ours.origin, floor: floor.origin, runs: options.runs })
    }
  } finally {
    await browser.close()
    await Promise.all([ours.stop(), floor.stop()])
  }
}

/** The floor: every page as hand-written HTML would be, with the same styles and pictures and no script at all. */
async function startFloor(site: Language, origin: string, folder: string) {
  const pages = benchedPages(site, undefined).map(async ({ path }) =>
    repacked(await recordKept(origin, path), withoutScripts),
  )
  const files = clientFiles(site).map((path) => recordAnswer(origin, path))
  return startMemoryServer(await Promise.all([...pages, ...files]), join(folder, `floor-${site}`))
}
