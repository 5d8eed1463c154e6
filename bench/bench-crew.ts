import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { crewPhoneWords } from '../copy/office/crew-phone-words.ts'
import { openDatabase } from '../services/database/database.ts'
import { migrateDatabase } from '../services/database/migrate-database.ts'
import { browsers, sandbox } from '../testing/browsers.ts'
import { startOffice } from '../testing/office/start-office.ts'
import { crewsOfToday } from '../testing/visits/crew-office.ts'
import { spoiltNetwork } from '../testing/visits/spoilt-network.ts'
import { type Metric, median, quantile } from './metric.ts'

const kilobyte = 1024
const slowdown = 6
/** How often the page is opened, and how many presses are measured. */
const starts = 7
const presses = 30
const visits = 10
const words = crewPhoneWords.en

/**
 * Measures the crew's page (R20.2): the size of its script and of a day with ten visits and, with a CPU slowed six
 * times, how long it takes to open offline, and to paint after a click.
 */
export async function* benchCrew(folder: string): AsyncGenerator<Metric> {
  const databaseUrl = `sqlite:${join(folder, 'crew.db')}`
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  const [member] = await crewsOfToday(database, { teams: 1, members: 1, visits })
  await database.destroy()
  const office = await startOffice('silent', databaseUrl)
  const phones = await spoiltNetwork(office.origin, () => 1)
  const origin = phones.originOf(1)
  const browser = await chromium.launch({ executablePath: browsers.windowless, args: sandbox, handleSIGTERM: false })
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const cookie = `office=${member?.token}`
    await context.addCookies([
      { name: 'office', value: member?.token ?? '', domain: new URL(origin).hostname, path: '/' },
    ])
    const page = await context.newPage()
    const scripts = await scriptBytes(page, origin)
    yield { what: 'crew: script, B', value: scripts, atMost: 75 * kilobyte }
    const day = await (await fetch(`${office.origin}/crew/visits`, { headers: { cookie } })).arrayBuffer()
    yield { what: `crew: a day of ${visits} visits, B`, value: day.byteLength, atMost: 150 * kilobyte }
    await page.close()
    phones.network.isCut = true
    const opened: number[] = []
    for (let start = 0; start < starts; start += 1) opened.push(await coldStart(context, origin))
    yield {
      what: 'crew: start without a network, ms',
      value: median(opened),
      atMost: 1000,
      from: `${slowdown}× slowed`,
    }
    const delays = await pressDelays(context, origin)
    yield { what: 'crew: press to paint, ms', value: median(delays), atMost: 50, from: `${slowdown}× slowed` }
    yield { what: 'crew: press to paint, 90 of 100 below, ms', value: quantile(delays, 0.9) }
  } finally {
    await browser.close()
    phones.close()
    await office.stop()
  }
}

/** Opens the page once and waits until the worker keeps it. @returns what its scripts weigh in brotli, in bytes */
async function scriptBytes(page: Page, origin: string): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && !response.url().endsWith('worker.js'))
      bodies.push(response.body())
  })
  await page.goto(`${origin}/crew`)
  await page
    .getByRole('listitem')
    .nth(visits - 1)
    .waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const all = await Promise.all(bodies)
  return all.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
}

async function slowed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** @returns milliseconds from the navigation until the visits are there to read */
async function coldStart(context: BrowserContext, origin: string): Promise<number> {
  const page = await slowed(context)
  try {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main li')) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => Object.assign(window, { readableAt: performance.now() })))
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${origin}/crew`)
    const readable = await page.waitForFunction(() => Reflect.get(window, 'readableAt') as number | undefined)
    return Number(await readable.jsonValue())
  } finally {
    await page.close()
  }
}

/** @returns milliseconds from a press of each room, and of its undo, to the next paint, in multiples of 8 */
async function pressDelays(context: BrowserContext, origin: string): Promise<number[]> {
  const page = await slowed(context)
  await page.addInitScript(() => {
    const delays: number[] = []
    Object.assign(window, { delays })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') delays.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(`${origin}/crew`)
  await page.getByRole('listitem').first().getByRole('link').first().click()
  const room = page.getByRole('region', { name: words.rooms }).getByRole('listitem').first()
  for (let press = 0; press < presses; press += 2) {
    await room.getByRole('button').first().tap()
    await room.getByText(/^done /).waitFor()
    await page.getByRole('button', { name: words.kinds.undo }).tap()
    await room.getByText(/^done /).waitFor({ state: 'detached' })
  }
  const delays = await page.evaluate(() => Reflect.get(window, 'delays') as number[])
  // What painted within 16 ms is not reported.
  return [...delays, ...Array.from({ length: Math.max(0, presses - delays.length) }, () => 16)]
}
