import { fork } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { readSettings, type Settings, SettingsProblem } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { invitationLink, invitationMinutes, invitePerson } from '../office/people/invitations.ts'
import { hasOwner } from '../office/people/people.ts'
import { bringSamples } from './bring-samples.ts'
import { buildSites } from './build.ts'

const siteNames: Record<Language, string> = { en: 'English site (Belgium)', nl: 'Dutch site (Netherlands)' }
const orderingNames: Record<Language, string> = { en: 'English ordering site', nl: 'Dutch ordering site' }

/** `npm start`: builds what is not built, prepares and seeds the database, and serves everything until Ctrl-C. */
async function start() {
  const settings = readSettings(process.env)
  if (!settings.smtpUrl) expectWritable(settings.mailDir)
  await prepareDatabase(settings)
  // Ports come last: a busy one often means that the sites are already running, and would hide a mistake in the settings.
  const { port, orderPort } = settings
  for (const language of settings.languages) {
    for (const wanted of [port[language], ...(orderPort ? [orderPort[language]] : [])])
      await expectFree(wanted, settings.host)
  }
  await expectFree(settings.office.port, settings.office.host)
  await buildSites(settings.languages)

  const sites = settings.languages.map((language) => ({ language, ...serve(`dist/${language}/server/main.js`) }))
  const office = serve('dist/office/server/office-main.js')
  const stop = () => {
    for (const { child } of [...sites, office]) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  const served = await Promise.all(sites.map(async ({ language, ports }) => ({ language, ...(await ports) })))
  const officeOrigin = withPort(settings.office.origin, (await office.ports).port)
  const invitation = await inviteFirstOwner(settings)
  printAddresses(settings, [
    ...served.map(({ language, port }) => [siteNames[language], withPort(settings.origin[language], port)]),
    ...served.flatMap(({ language, orderPort = 0 }) =>
      settings.orderPort ? [[orderingNames[language], withPort(settings.orderSiteUrl[language], orderPort)]] : [],
    ),
    ['Office', officeOrigin],
    ...(invitation ? [[`Become its owner (${invitationMinutes} min)`, invitationLink(officeOrigin, invitation)]] : []),
  ])
  const codes = await Promise.all([...sites, office].map(({ ended }) => ended))
  process.exitCode = Math.max(...codes)
}

async function prepareDatabase(settings: Settings): Promise<void> {
  const database = openDatabase(settings.databaseUrl)
  await migrateDatabase(database)
  await bringSamples(settings, database, new Date())
  await database.destroy()
}

/**
 * Invites the first owner to the office, as long as there is none. On a database server `npm run office -- invite` does, because many people may
 * read what a process there prints.
 * @returns the token of the link
 */
async function inviteFirstOwner(settings: Settings): Promise<string | undefined> {
  if (!settings.databaseUrl.startsWith('sqlite:')) return undefined
  const database = openDatabase(settings.databaseUrl)
  try {
    if (await hasOwner(database)) return undefined
    const owner = { name: 'Owner', role: 'owner', language: settings.languages[0] ?? 'en' } as const
    return await invitePerson(database, { by: undefined, ...owner }, new Date())
  } finally {
    await database.destroy()
  }
}

/** Where a process listens. */
interface Ports {
  port: number
  /** Undefined where a foreign ordering site takes the orders. */
  orderPort?: number
}

/** Starts a process. Its ports are 0 when it ends before it listens. */
function serve(program: string) {
  const child = fork(program, {
    env: { ...process.env, NODE_ENV: 'production' },
    // A terminal's Ctrl-C reaches every process of its group; the sites wait for our SIGTERM instead.
    detached: process.platform !== 'win32',
  })
  const ended = once(child, 'exit').then(([code]): number => code ?? 0)
  const listening = once(child, 'message').then(([message]): Ports => message)
  return { child, ports: Promise.race([listening, ended.then((): Ports => ({ port: 0 }))]), ended }
}

/** Where people find a site. Its origin says so already, unless it took any free port. */
const withPort = (origin: string, port: number) => origin.replace(/:0$/, `:${port}`)

function printAddresses(settings: Settings, addresses: readonly (readonly string[])[]) {
  const mail = ['Sent mail', settings.smtpUrl ? 'goes out by SMTP' : resolve(settings.mailDir, 'new')]
  const lines = [...addresses, mail].map(([what, where]) => `  ${what?.padEnd(27)} ${where}`)
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
