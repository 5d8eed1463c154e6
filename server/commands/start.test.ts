import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { migrateDatabase } from '../database/migrate-database.ts'

/** An address that only this computer has and that nobody else listens on: the ports may stay the usual ones. */
const host = '127.0.0.77'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** `npm start` as npm runs it, in a process group of its own like in a terminal, with its data in `folder`. */
function start(folder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['server/commands/start.ts'], {
    env: {
      PATH: process.env.PATH,
      HOST: host,
      DATABASE_URL: `sqlite:${join(folder, 'data', 'helderhuis.db')}`,
      MAIL_DIR: join(folder, 'mail'),
      LOG_LEVEL: 'warn',
      ...environment,
    },
    detached: true,
  })
  onTestFinished(() => signal(child, 'SIGKILL'))
  let output = ''
  const told = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('Ctrl-C')) told.resolve(output)
    })
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => {
      told.resolve(output)
      resolve({ code, output })
    })
  })
  return { child, told: told.promise, ended }
}

/** Sends a signal to all of the processes that a start has begun, as a terminal does. */
function signal({ pid, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals) {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, name)
}

const answers = (port: number) =>
  fetch(`http://${host}:${port}/`).then(
    ({ status }) => status,
    () => 'nobody',
  )

describe('what cannot start says so in one sentence and ends', () => {
  test('a busy port', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, host, resolve))
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    const { code, output } = await start(temporaryFolder(), { SITE_LANGUAGE: 'en', PORT: String(port) }).ended
    expect(output).toBe(
      `Port ${port} is in use. Stop what listens there, or serve one site with SITE_LANGUAGE and PORT.\n`,
    )
    expect(code).toBe(1)
  })

  test('a malformed setting', async () => {
    const { code, output } = await start(temporaryFolder(), { SITE_LANGUAGE: 'fr' }).ended
    expect(output).toBe('The setting SITE_LANGUAGE has to be en or nl; leave it out to serve both sites.\n')
    expect(code).toBe(1)
  })

  test('a setting that does not exist', async () => {
    const { code, output } = await start(temporaryFolder(), { MAIL_FORM: 'me@helderhuis.example' }).ended
    expect(output).toMatch(/^MAIL_FORM is not a setting\. Known are SITE_LANGUAGE, .+\.\n$/)
    expect(code).toBe(1)
  })

  test('a data folder and a mail folder that cannot be written to', async () => {
    const folder = temporaryFolder()
    // A file in the place of the folder stops everybody, also root, whom permissions do not stop.
    writeFileSync(join(folder, 'data'), '')
    writeFileSync(join(folder, 'mail'), '')
    const settings = { SITE_LANGUAGE: 'en', PORT: '4999' }
    const mail = await start(folder, settings).ended
    expect(mail.output).toContain(`The folder ${join(folder, 'mail')} cannot be written to.`)
    expect(mail.output.trim().split('\n')).toHaveLength(1)
    expect(mail.code).toBe(1)

    const data = await start(folder, { ...settings, MAIL_DIR: join(folder, 'letters') }).ended
    expect(data.output).toContain(`${join(folder, 'data', 'helderhuis.db')} cannot be opened`)
    expect(data.output.trim().split('\n')).toHaveLength(1)
    expect(data.code).toBe(1)
  })

  test.each<[string, (file: string) => void, string]>([
    ['cut off', (file) => truncateSync(file, statSync(file).size / 2), 'is damaged. Put a backup in its place'],
    ['emptied', (file) => truncateSync(file), 'is empty: it was truncated. Put a backup in its place'],
    [
      'no database',
      (file) => writeFileSync(file, 'x'.repeat(9000)),
      'is not a SQLite database. Put a backup in its place',
    ],
    ["another program's", makeForeign, 'is a database of another program. Name another file in DATABASE_URL'],
    ['newer than the program', makeNewer, 'The database is newer than this program (it has step 9999-later)'],
  ])('a database file that is %s, which stays as it is', async (_, spoil, sentence) => {
    const folder = temporaryFolder()
    const path = join(folder, 'helderhuis.db')
    const database = openDatabase(`sqlite:${path}`)
    await migrateDatabase(database)
    await database.destroy()
    spoil(path)
    const before = readFileSync(path)
    const settings = { SITE_LANGUAGE: 'en', PORT: '4999', DATABASE_URL: `sqlite:${path}` }
    const { code, output } = await start(folder, settings).ended
    expect(output).toContain(sentence)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
    expect(readFileSync(path).equals(before)).toBe(true)
  })
})

function makeForeign(path: string) {
  rmSync(path)
  const other = new BetterSqlite3(path)
  other.exec('create table recipe (name text)')
  other.close()
}

function makeNewer(path: string) {
  const file = new BetterSqlite3(path)
  file.exec(`insert into kysely_migration values ('9999-later', '2099-01-01T00:00:00.000Z')`)
  file.close()
}

/** Sends the same message each time, with the same key. */
const sendOnce = () =>
  fetch(`http://${host}:3000/api/sendMail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'start-test' },
    body: JSON.stringify({
      firstName: 'Jan',
      lastName: 'de Vries',
      email: 'jan@visitor.example',
      phoneNumber: '0470123456',
      remark: 'Hello',
    }),
  })

test('npm start serves both sites and the stand-in and says where; Ctrl-C stops all of it; the next start keeps the data', async () => {
  const folder = temporaryFolder()
  const everything = () => Promise.all([3000, 3001, 3002].map(answers))
  const first = start(folder)
  const output = await first.told
  for (const address of ['http://localhost:3000', 'http://localhost:3001', 'http://localhost:3002']) {
    expect(output).toContain(address)
  }
  expect(output).toContain(join(folder, 'mail', 'new'))
  expect(await everything()).toEqual([200, 200, 200])
  const sent = await sendOnce()
  expect(sent.status).toBe(202)
  signal(first.child, 'SIGINT')
  expect((await first.ended).code).toBe(0)
  expect(await everything()).toEqual(['nobody', 'nobody', 'nobody'])

  const second = start(folder)
  await second.told
  expect(await (await sendOnce()).json(), 'the message of the first start is known').toEqual(await sent.json())
  // Who kills the start itself leaves nothing running either.
  signal(second.child, 'SIGKILL')
  await expect.poll(everything, { timeout: 20_000 }).toEqual(['nobody', 'nobody', 'nobody'])
})
