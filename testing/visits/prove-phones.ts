import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { crewPhoneWords } from '../../copy/office/crew-phone-words.ts'
import { isKind } from '../../domain/visits/fold-visit.ts'
import type { Database } from '../../services/database/schema.ts'
import { operationsOf } from '../../services/orders/record/operations-of.ts'
import { runProof } from '../commands/run-proof.ts'
import { startOffice } from '../office/start-office.ts'
import { chromium, installTools, stopWithout } from '../test-tools.ts'
import { startBrowser } from './browser-of-phones.ts'
import { type CrewMember, crewsOfToday } from './crew-office.ts'
import { spoiltNetwork } from './spoilt-network.ts'

const words = crewPhoneWords.en

/** Phones in one browser, each with an origin of its own: three teams of two. */
const phonesAtOnce = 6
/** Presses before the browser is killed, between these, and after it was started again. */
const [fewest, most] = [25, 50]
const pressesAfter = 5
const photosOfPhone = 5

/** What a phone's screen has said to be saved. */
interface Said {
  notes: string[]
  rooms: string[]
  photos: number
}

interface Phone {
  member: CrewMember
  origin: string
  said: Said
}

stopWithout(installTools([chromium]))

/**
 * `npm run prove:phones`: on each engine, half of the phones record visits without a network, have their browser killed
 * at a random moment and started again, go on, and send what they have over a network that loses, repeats and fails
 * (R20.3, R20.4). Whatever a screen said was saved has to be on the server, once. `early`: the page says so this many
 * milliseconds too early, which the proof has to notice.
 */
await runProof('npm run prove:phones', { phones: 204, early: 0 }, async (url, { phones, early }) => {
  const violations: string[] = []
  let [groups, said, stored, photos] = [0, 0, 0, 0]
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-phones-'))
  const office = await startOffice('silent', url)
  const { network, originOf, close } = await spoiltNetwork(office.origin, Math.random)
  try {
    const members = await crewsOfToday(office.database, { teams: 3, members: 2, visits: 1 })
    for (; groups * phonesAtOnce < phones / 2; groups += 1) {
      await office.database.deleteFrom('visitOperation').execute()
      const group = members.map((member, index): Phone => {
        const nothing = { notes: [], rooms: [], photos: 0 }
        return { member, origin: originOf(groups * phonesAtOnce + index), said: nothing }
      })
      const profile = mkdtempSync(join(folder, 'profile-'))
      await recordAndKill(profile, group, network, early)
      violations.push(...(await goOn(profile, group, network)))
      for (const phone of group) {
        const found = await compare(office.database, phone)
        stored += found.stored
        said += phone.said.notes.length + phone.said.rooms.length + phone.said.photos
        photos += phone.said.photos
        violations.push(...found.problems.map((what) => `${phone.member.name}: ${what}`))
      }
      rmSync(profile, { recursive: true, force: true })
    }
  } finally {
    close()
    await office.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const tried = [
    `${groups * phonesAtOnce} phones, browsers killed: ${groups}`,
    `${said} said to be saved, ${stored} stored, ${photos} photos`,
    `${network.spoilt} of ${network.requests} requests spoilt`,
  ]
  return { tried, violations }
})

type Network = Awaited<ReturnType<typeof spoiltNetwork>>['network']

async function recordAndKill(profile: string, group: readonly Phone[], network: Network, early: number) {
  Object.assign(network, { isCut: false, isBad: false })
  const browser = await startBrowser(profile, early)
  await signIn(browser.context, group)
  const pages = await Promise.all(group.map(async ({ origin }) => await opened(await browser.page(origin))))
  network.isCut = true
  const killedAfter = randomInt(fewest, most)
  let isKilled = false
  const pressing = group.map(async (phone, index) => {
    const page = pages[index]
    for (let press = 0; page && press < most && !isKilled; press += 1) {
      // What is on its way when the browser is killed may be lost: its screen has not said anything yet.
      if (index === 0 && press === killedAfter) {
        isKilled = true
        await pause(randomInt(60))
        await browser.kill()
      } else await recordOne(page, phone, press).catch((problem) => failUnless(isKilled, problem))
    }
  })
  await Promise.all(pressing)
  if (!isKilled) await browser.kill()
}

/** Puts the cookie of a session into each phone: a killed browser has forgotten what it had not written yet. */
async function signIn(context: BrowserContext, group: readonly Phone[]): Promise<void> {
  for (const { origin, member } of group) {
    const { hostname: domain } = new URL(origin)
    await context.addCookies([{ name: 'office', value: member.token, domain, path: '/' }])
  }
}

function failUnless(isKilled: boolean, problem: unknown): void {
  if (!isKilled) throw problem
}

/** Opens the first visit of the day, once the page is kept on the phone. */
async function opened(page: Page): Promise<Page> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.locator('main li a').first().click()
  await page.getByRole('heading', { name: words.rooms }).waitFor()
  return page
}

/** Records one thing, and notes it once the screen says that it is saved. */
async function recordOne(page: Page, { member, said }: Phone, press: number): Promise<void> {
  if (press % 9 === 4 && said.photos < photosOfPhone) {
    await page.locator('input[type=file]').setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await somePhoto(),
    })
    await page.getByRole('img').nth(said.photos).waitFor()
    said.photos += 1
    return
  }
  const room = press % 3 === 1 ? await page.evaluate(recordRoom) : undefined
  if (room) {
    said.rooms.push(room)
    return
  }
  const text = `${member.name}, ${press}, ${randomInt(1e9)}`
  await page.evaluate(recordNote, { open: words.note, save: words.save, text })
  said.notes.push(text)
}

/** Runs in the page: ticks the first room that is open. @returns its name once it is shown as done, if there is one */
async function recordRoom(): Promise<string | undefined> {
  const rows = [...document.querySelectorAll<HTMLElement>('[aria-labelledby=rooms] li')]
  const row = rows.find(({ innerText }) => !/done \d/.test(innerText))
  row?.querySelector('button')?.click()
  while (row && !/done \d/.test(row.innerText)) await new Promise((resolve) => setTimeout(resolve, 5))
  return row?.querySelector('b')?.innerText
}

/** Runs in the page: writes a note. Resolves once its sheet has closed. */
async function recordNote({ open, save, text }: Record<'open' | 'save' | 'text', string>): Promise<void> {
  const press = (name: string) =>
    [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === name)?.click()
  const field = () => document.querySelector<HTMLTextAreaElement>('dialog textarea')
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  press(open)
  await until(() => field() !== null)
  Object.assign(field() ?? {}, { value: text })
  press(save)
  await until(() => field() === null)
}

/** A photo of random colours, so that no two are the same. */
async function somePhoto() {
  const [r, g, b] = [randomInt(40, 256), randomInt(256), randomInt(256)]
  return await sharp({ create: { width: 1200, height: 900, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer()
}

/** Starts the browser again without a network, compares its screens, records more, and waits until all is sent. */
async function goOn(profile: string, group: readonly Phone[], network: Network): Promise<string[]> {
  const browser = await startBrowser(profile)
  await signIn(browser.context, group)
  try {
    const pages = await Promise.all(group.map(({ origin }) => browser.page(origin)))
    await Promise.all(
      pages.map(async (page, index) => {
        const phone = group[index]
        await page.getByRole('heading', { name: words.rooms }).waitFor()
        for (let press = 0; phone && press < pressesAfter; press += 1) await recordOne(page, phone, most + press * 3)
      }),
    )
    Object.assign(network, { isCut: false, isBad: true })
    // As a phone says that has a network again.
    await Promise.all(pages.map((page) => page.evaluate(() => dispatchEvent(new Event('online')))))
    const waiting = await Promise.all(pages.map(waitUntilSent))
    // What the other phone of the team has sent since comes with the next exchange.
    network.isBad = false
    return waiting.flatMap((text, index) => (text ? [`${group[index]?.member.name} still waits: ${text}`] : []))
  } finally {
    await browser.kill()
  }
}

/** @returns what the screen says instead, if that takes longer than three minutes */
async function waitUntilSent(page: Page): Promise<string | undefined> {
  const sent = page.getByText(words.allSent).waitFor({ timeout: 180_000 })
  return await sent.then(
    () => undefined,
    async () => (await page.locator('body').innerText()).slice(0, 300).replaceAll('\n', ' · '),
  )
}

/** Compares what a phone's screen has said with what the server has. */
async function compare(database: Database, { member, said }: Phone) {
  const { id } = await database
    .selectFrom('order')
    .select('id')
    .where('number', '=', member.order)
    .executeTakeFirstOrThrow()
  const operations = ((await operationsOf(database, [id])).get(id) ?? []).filter(({ by }) => by === member.id)
  const problems: string[] = []
  const notes = operations.flatMap((one) => (isKind(one, 'note') ? [one.text] : []))
  for (const text of said.notes) if (!notes.includes(text)) problems.push(`a note is lost: ${text}`)
  if (new Set(notes).size < notes.length) problems.push('a note is there twice')
  const rooms = operations.filter((one) => isKind(one, 'room'))
  if (rooms.length < said.rooms.length) problems.push(`${said.rooms.length - rooms.length} rooms are lost`)
  // The press that was on its way when the browser was killed may have reached the disk.
  if (rooms.length > said.rooms.length + 1) problems.push('a room is there twice')
  const photos = operations.flatMap((one) => (isKind(one, 'photo') ? [one.sha256] : []))
  const stored = await database
    .selectFrom('photo')
    .select('sha256')
    .where('sha256', 'in', ['', ...photos])
    .execute()
  if (photos.length < said.photos) problems.push(`${said.photos - photos.length} photos are lost`)
  if (stored.length < photos.length) problems.push(`${photos.length - stored.length} photos have not arrived`)
  return { stored: operations.length, problems }
}
