import { fork } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { resolve } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { readSettings, type Settings, SettingsProblem } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { seedDatabase, takesSamples } from '../seed/seed-database.ts'
import { buildSites } from './build.ts'
import { startOrderingStandIn } from './ordering-stand-in.ts'

const siteNames: Record<Language, string> = { en: 'English site (Belgium)', nl: 'Dutch site (Netherlands)' }
const standInPort = 3002

/** `npm start`: builds what is not built, prepares and seeds the database, and serves everything until Ctrl-C. */
async function start() {
  const settings = readSettings(process.env)
  if (!settings.smtpUrl) expectWritable(settings.mailDir)
  await prepareDatabase(settings)
  // Ports come last: a busy one often means that the sites are already running, and would hide a mistake in the settings.
  for (const language of settings.languages) await expectFree(settings.port[language], settings.host)
  const standIn = await openStandIn(settings)
  await buildSites(settings.languages)

  const sites = settings.languages.map((language) => serveSite(language, standIn?.url))
  const stop = () => {
    standIn?.close()
    for (const { child } of sites) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  const addresses = sites.map(async ({ language, port }) => [
    siteNames[language],
    addressOf(settings, language, await port),
  ])
  printAddresses(settings, [
    ...(await Promise.all(addresses)),
    ...(standIn ? [['Ordering site (stand-in)', standIn.url]] : []),
  ])
  const codes = await Promise.all(sites.map(({ ended }) => ended))
  standIn?.close()
  process.exitCode = Math.max(...codes)
}

async function prepareDatabase(settings: Settings): Promise<void> {
  const database = openDatabase(settings.databaseUrl)
  await migrateDatabase(database)
  if (takesSamples(settings)) await seedDatabase(database)
  await database.destroy()
}

/** Serves the ordering stand-in, unless the settings name an ordering site. */
async function openStandIn(settings: Settings) {
  if (settings.orderSiteUrl !== `http://localhost:${standInPort}`) return undefined
  const anyPort = settings.languages.some((language) => settings.port[language] === 0)
  const wanted = anyPort ? 0 : standInPort
  await expectFree(wanted, settings.host)
  const server = await startOrderingStandIn(wanted, settings.host)
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** Starts the process of a site. Its `port` is 0 when it ends before it listens. */
function serveSite(language: Language, standInUrl: string | undefined) {
  const child = fork(`dist/${language}/server/main.js`, {
    env: { ...process.env, NODE_ENV: 'production', ...(standInUrl && { ORDER_SITE_URL: standInUrl }) },
    // A terminal's Ctrl-C reaches every process of its group; the sites wait for our SIGTERM instead.
    detached: process.platform !== 'win32',
  })
  const ended = once(child, 'exit').then(([code]): number => code ?? 0)
  const listening = once(child, 'message').then(([message]): number => message.port)
  return { language, child, port: Promise.race([listening, ended.then(() => 0)]), ended }
}

/** Where people find a site. Its origin says so already, unless it took any free port. */
const addressOf = ({ origin }: Settings, language: Language, port: number) =>
  origin[language].replace(/:0$/, `:${port}`)

function printAddresses(settings: Settings, addresses: readonly (readonly string[])[]) {
  const mail = ['Sent mail', settings.smtpUrl ? 'goes out by SMTP' : resolve(settings.mailDir, 'new')]
  const lines = [...addresses, mail].map(([what, where]) => `  ${what?.padEnd(26)} ${where}`)
  process.stdout.write(`\n${lines.join('\n')}\n\n  Ctrl-C stops all of it.\n\n`)
}

/** @throws SettingsProblem when somebody else listens on the port */
function expectFree(port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(
        new SettingsProblem(
          `Port ${port} is in use. Stop what listens there, or serve one site with SITE_LANGUAGE and PORT.`,
        ),
      ),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function expectWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new SettingsProblem(
      `The folder ${resolve(folder)} cannot be written to. Give it to this user, or set MAIL_DIR.`,
    )
  }
}

start().catch((err: unknown) => {
  const known = err instanceof SettingsProblem || err instanceof DatabaseProblem
  process.stderr.write(`${known ? err.message : err instanceof Error ? err.stack : err}\n`)
  process.exit(1)
})
