import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { errors } from '#copy/errors.ts'
import { language } from '#copy/language.ts'
import { problems } from '#copy/problems.ts'
import { pathOf } from '../domain/website/pages.ts'
import { openDatabase } from '../services/database/database.ts'
import { migrateDatabase } from '../services/database/migrate-database.ts'
import { retryingTransaction } from '../services/database/schema.ts'
import { createApp } from '../site/site-app.ts'
import { anotherConnection, migratedDatabaseUrl } from '../testing/database/engines.ts'
import { newDatabase } from '../testing/database/new-database.ts'
import { startPostgres } from '../testing/database/start-postgres.ts'
import { openOffice } from '../testing/office/open-office.ts'
import { openOrdering } from '../testing/ordering/open-ordering.ts'
import { zipCode } from '../testing/ordering/place-by-form.ts'
import { skipWithout } from '../testing/skip-without.ts'
import { postgresql } from '../testing/test-tools.ts'

/** All apps on one database. */
async function openAll(url: string) {
  const ordering = await openOrdering({ DATABASE_URL: url })
  const website = createApp(ordering.services)
  const office = await openOffice('sqlite', url)
  const browser = await office.signedInAs('owner', 'Olga')
  const visit = (path: string) => website.request(new URL(path, ordering.services.settings.origin[language]))
  return { ordering, browser, visit }
}

type Apps = Awaited<ReturnType<typeof openAll>>

/** A form of each app answers 503, says that nothing is lost, and has what was typed. */
async function expectKept({ ordering, browser }: Apps) {
  const started = ordering.post('/withdrawal', {
    ...{ name: 'Ada <Lovelace>', email: 'ada@visitor.example', contract: 'K7F4-29QX', do: 'confirm' },
  })
  const location = ordering.post('/location', { packageId: 'gs', zipCode, houseNumber: '12' })
  const invited = browser.post('/people', { name: 'Élise', role: 'crew', language: 'en' })
  for (const [answer, typed] of [
    [await started, 'value="Ada &lt;Lovelace&gt;"'],
    [await location, `value="${zipCode}"`],
    [await invited, 'value="Élise"'],
  ] as const) {
    const html = await answer.text()
    expect(answer.status, html).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(html).toContain(typed)
  }
}

/** Where only reading is possible too. */
async function expectAway({ ordering, visit }: Apps) {
  const program = await ordering.request('/api/orders', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  })
  expect([422, 503]).toContain(program.status)
  const ready = await visit('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ database: 'away' })
  expect((await visit('/healthz')).status).toBe(200)
}

test('while another process has locked the SQLite file, pages are read at once, and forms keep what was typed', async () => {
  const url = await migratedDatabaseUrl('sqlite')
  const apps = await openAll(url)
  const program = `const file = new (require('better-sqlite3'))(process.argv[1]); file.exec('begin exclusive');
    process.stdout.write('locked'); process.stdin.resume().on('end', () => process.exit())`
  const locker = spawn(process.execPath, ['-e', program, url.slice('sqlite:'.length)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void locker.kill())
  await once(locker.stdout, 'data')

  let waiting = true
  const kept = expectKept(apps).finally(() => {
    waiting = false
  })
  for (const path of ['/', pathOf('reviews', language), '/nothing-here']) await apps.visit(path)
  const offers = await apps.ordering.request(`/api/visits?packageId=gs&zipCode=${zipCode}`)
  expect(offers.status).toBe(200)
  expect((await apps.browser.get('/orders')).status).toBe(200)
  expect(waiting, 'reading does not wait for writing').toBe(true)
  await kept
  await expectAway(apps)

  locker.stdin.end()
  await once(locker, 'exit')
  expect((await apps.visit('/readyz')).status).toBe(200)
  expect((await apps.browser.post('/people', { name: 'Élise', role: 'crew', language: 'en' })).status).toBe(200)
})

test('on a full disk forms keep what was typed, the log says why, and afterwards all goes on', async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-full-'))
  const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0
  if (!mounted) {
    rmSync(folder, { recursive: true })
    skip('needs to mount a small file system, which this user may not')
  }
  onTestFinished(() => {
    spawnSync('/bin/umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
  chmodSync(folder, 0o700)
  const url = `sqlite:${join(folder, 'full.db')}`
  const database = openDatabase(url)
  await migrateDatabase(database)
  await database.destroy()
  const apps = await openAll(url)
  // A long read keeps SQLite from restarting its write-ahead log.
  const reader = new BetterSqlite3(join(folder, 'full.db'), { readonly: true })
  reader.exec('begin; select * from "changeCounter"')
  const filler = join(folder, 'filler')
  expect(() => {
    for (;;) writeFileSync(filler, Buffer.alloc(4096), { flag: 'a' })
  }).toThrow('ENOSPC')
  // The free space inside the files is used up too, down to the last page.
  const { database: full } = apps.ordering.services
  const write = (length: number) =>
    full.insertInto('withheldReview').values({ reviewId: randomUUID() + 'x'.repeat(length) })
  const touch = (at = randomUUID()) => full.updateTable('lastWrite').set({ at })
  for (const last of [() => write(100_000).execute(), () => write(1).execute(), () => touch().execute()]) {
    const fill = async () => {
      for (let times = 0; times < 5000; times += 1) await last()
    }
    await expect(fill()).rejects.toThrow('disk is full')
  }
  await expectAway(apps)
  await expectKept(apps)
  const logged = apps.ordering.logged()
  expect(logged).toContain('SQLITE_FULL')
  expect(logged).not.toContain('cannot rollback')
  expect((await apps.visit('/')).status).toBe(200)

  rmSync(filler)
  reader.close()
  expect((await apps.visit('/readyz')).status).toBe(200)
  expect((await apps.ordering.post('/location', { packageId: 'gs', zipCode, houseNumber: '12' })).status).toBe(303)
})

test('while PostgreSQL restarts no process dies, forms keep what was typed, and afterwards all goes on', async () => {
  skipWithout(postgresql)
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const { url } = await newDatabase(postgres.url)
  const database = anotherConnection(url)
  await migrateDatabase(database)
  const apps = await openAll(url)
  const broken = retryingTransaction(apps.ordering.services.database, async (transaction) => {
    await sql`select 1`.execute(transaction)
    // The connection breaks while nothing is asked of it: its error reaches no one who waits.
    await postgres.restart(async () => {
      await expectKept(apps)
      await expectAway(apps)
      const page = await apps.visit(pathOf('reviews', language))
      expect(page.status).toBe(503)
      expect(await page.text()).toContain(errors.away.title)
      const estimate = await apps.ordering.request(`/api/visits?packageId=gs&zipCode=${zipCode}`)
      expect([estimate.status, await estimate.json()]).toMatchObject([503, { title: problems.away }])
    })
    await sql`select 1`.execute(transaction)
  })
  await expect(broken).rejects.toThrow()
  expect((await apps.visit('/readyz')).status).toBe(200)
  expect((await apps.ordering.post('/location', { packageId: 'gs', zipCode, houseNumber: '12' })).status).toBe(303)
}, 60_000)
