import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { portOf } from '../../testing/free-port.ts'
import { sendMarked } from '../../testing/marked-message.ts'
import { commandEnvironment } from '../../testing/run-command.ts'
import { siteProcess } from '../../testing/site-process.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

/**
 * `npm start` as npm runs it, in a process group of its own as in a terminal, with its data in `folder`, on free ports.
 */
function start(
  folder: string,
  environment: Record<string, string> = {},
  [program, parameters]: [string, string[]] = [process.execPath, ['run/commands/start-command.ts']],
) {
  const child = spawn(program, parameters, {
    env: {
      ...commandEnvironment,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'data', 'helderhuis.db')}`,
      MAIL_DIR: join(folder, 'mail'),
      LOG_LEVEL: 'warn',
      ...environment,
    },
    detached: true,
  })
  onTestFinished(() => signal(child, 'SIGKILL'))
  let output = ''
  const serving = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('Ctrl-C')) serving.resolve(output)
    })
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => {
      serving.resolve(output)
      resolve({ code, output })
    })
  })
  return { child, serving: serving.promise, ended }
}

/** Sends a signal to all processes of a start, as a terminal does. */
function signal({ pid, exitCode, signalCode }: ChildProcess, name: NodeJS.Signals) {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, name)
}

/** The addresses that a start has printed, each once, by number: `localhost` may mean an IPv6 address. */
const addressesIn = (output: string) => [
  ...new Set([...output.matchAll(/http:\/\/localhost:(\d+)/g)].map(([, port]) => `http://127.0.0.1:${port}/`)),
]

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'nobody answers',
  )

describe('a failed start is explained in one sentence, and the command ends with 1', () => {
  test('a busy port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    const port = await portOf(other)
    const { code, output } = await start(temporaryFolder(), { SITE_LANGUAGE: 'en', PORT: String(port) }).ended
    expect(output).toBe(`Port ${port} is in use. Stop what listens there, or choose another PORT.\n`)
    expect(code).toBe(1)
  })

  test('a malformed setting', async () => {
    const { code, output } = await start(temporaryFolder(), { SITE_LANGUAGE: 'fr' }).ended
    expect(output).toBe('The setting SITE_LANGUAGE has to be en or nl; leave it out to serve both sites.\n')
    expect(code).toBe(1)
  })

  test('a data folder and a mail folder that cannot be written to', async () => {
    const folder = temporaryFolder()
    // A file in the place of the folder stops everyone, also root, whom permissions do not stop.
    writeFileSync(join(folder, 'data'), '')
    writeFileSync(join(folder, 'mail'), '')
    const mail = await start(folder).ended
    expect(mail.output).toContain(`The folder ${join(folder, 'mail')} cannot be written to.`)
    expect(mail.output.trim().split('\n')).toHaveLength(1)
    expect(mail.code).toBe(1)

    const data = await start(folder, { MAIL_DIR: join(folder, 'letters') }).ended
    expect(data.output).toContain(`${join(folder, 'data', 'helderhuis.db')} cannot be opened`)
    expect(data.output.trim().split('\n')).toHaveLength(1)
    expect(data.code).toBe(1)
  })
})

/** Sends the same message with the same idempotency key each time. */
const sendOnce = (site: string) => sendMarked(new URL(site).origin, 'start-test', 'start-test')

test('a start while another process holds the database says so, tries again and serves; killed, it takes the sites along (R14.7)', async () => {
  const folder = temporaryFolder()
  const url = await migratedDatabaseUrl('sqlite')
  const holder = new BetterSqlite3(url.slice('sqlite:'.length))
  onTestFinished(() => void holder.close())
  holder.exec('begin immediate')
  const site = siteProcess({ DATABASE_URL: url, MAIL_DIR: join(folder, 'mail') })
  await expect(site.start()).rejects.toThrow(/:\nAnother process holds the database\. This one ends[^\n]*\n$/)
  const { child, serving } = start(folder, { DATABASE_URL: url })
  await once(child.stderr, 'data')
  holder.exec('rollback')
  const output = await serving
  expect(output).toMatch(/^Another process holds the database\. Trying again…\n/)
  const addresses = addressesIn(output)
  const everything = () => Promise.all(addresses.map(statusOf))
  expect(await everything(), output).toEqual(Array(6).fill(200))
  signal(child, 'SIGKILL')
  await expect.poll(everything).toEqual(Array(6).fill('nobody answers'))
})

test('npm start serves both sites, both ordering sites, the office and the stand-in for payments, and prints where; Ctrl-C stops all of it, and so does the end of npm; the next start keeps the data (R14.7)', async () => {
  const folder = temporaryFolder()
  const first = start(folder)
  const output = await first.serving
  const addresses = addressesIn(output)
  const [english = ''] = addresses
  const everything = () => Promise.all(addresses.map(statusOf))
  expect(output).toContain(join(folder, 'mail', 'new'))
  expect(await everything(), output).toEqual(Array(6).fill(200))
  const sent = await sendOnce(english)
  expect(sent.status).toBe(202)
  signal(first.child, 'SIGINT')
  expect((await first.ended).code).toBe(0)
  expect(await everything()).toEqual(Array(6).fill('nobody answers'))

  // As npm runs it: its shell alone gets the signal, and ends.
  const command = `"${process.execPath}" run/launch.mjs run/commands/start-command.ts; exit 0`
  const second = start(folder, { npm_lifecycle_event: 'start' }, ['sh', ['-c', command]])
  const later = addressesIn(await second.serving)
  expect(await (await sendOnce(later[0] ?? '')).json(), 'the first message is known').toEqual(await sent.json())
  second.child.kill('SIGTERM')
  await second.ended
  expect(await Promise.all(later.map(statusOf))).toEqual(Array(6).fill('nobody answers'))
})
