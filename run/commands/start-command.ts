import { once } from 'node:events'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { resolve } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { withDatabase } from '../../services/database/database.ts'
import { DatabaseProblem } from '../../services/database/database-problem.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { invitationLink, invitationMinutes, invitePerson } from '../../services/people/invitations.ts'
import { hasOwner } from '../../services/people/people.ts'
import { readSettings, type Settings, SettingsProblem } from '../../services/settings/settings.ts'
import { isLocked, openPort, portInUse } from '../run-process.ts'
import { createStandIn } from '../stand-in/stand-in.ts'
import { standInApp } from '../stand-in/stand-in-app.ts'
import { bringSamples } from './bring-samples.ts'
import { buildSites } from './build-command.ts'
import { keepRunning } from './keep-running.ts'

const siteNames: Record<Language, string> = { en: 'English site (Belgium)', nl: 'Dutch site (Netherlands)' }
const orderingNames: Record<Language, string> = { en: 'English ordering site', nl: 'Dutch ordering site' }

/** `npm start`: builds what is not built, prepares and seeds the database, and serves everything until Ctrl-C. */
async function start() {
  const read = readSettings(process.env)
  if (!read.smtpUrl) expectWritable(read.mailDir)
  await prepareDatabase(read)
  // Ports come last: a busy one often means that the sites are already running, and would hide a mistake in the
  // settings; one that was free may be taken while a locked database is waited for.
  if (process.env.PORT === '0') process.env.PORT = String(await freePorts())
  const settings = readSettings(process.env)
  const { port, orderPort } = settings
  for (const language of settings.languages) {
    await expectFree(port[language], settings.host, 'PORT')
    if (orderPort)
      await expectFree(orderPort[language], settings.host, settings.languages.length > 1 ? 'PORT' : 'ORDER_PORT')
  }
  await expectFree(settings.office.port, settings.office.host, 'OFFICE_PORT')
  const standIn = await serveStandIn(settings)
  await buildSites(settings.languages)

  const all = programsOf(settings).map((program) =>
    keepRunning(program, (sentence) => process.stderr.write(`${sentence}\n`)),
  )
  const stop = () => {
    standIn?.close()
    for (const { stop } of all) stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  // Without one of them the others are of no use.
  for (const { ended } of all) ended.then(stop)
  const listening = await Promise.all(all.map(({ ports }) => ports))
  if (listening.every(Boolean)) {
    const invitation = await inviteFirstOwner(settings)
    const { origin, orderSiteUrl, orderPort, languages } = settings
    printAddresses(settings, [
      ...languages.map((language) => [siteNames[language], origin[language]]),
      ...(orderPort ? languages.map((language) => [orderingNames[language], orderSiteUrl[language]]) : []),
      ['Office', settings.office.origin],
      ...(invitation
        ? [[`Become its owner (${invitationMinutes} min)`, invitationLink(settings.office.origin, invitation)]]
        : []),
      ...(standIn ? [['Payments (stand-in)', standIn.origin]] : []),
    ])
  }
  const codes = await Promise.all(all.map(({ ended }) => ended))
  process.exitCode = Math.max(...codes)
}

/** The processes of the sites and of the office. */
function programsOf({ languages }: Settings): Parameters<typeof keepRunning>[0][] {
  const environment = { ...process.env, NODE_ENV: 'production' }
  return [
    ...languages.map((language) => ({
      name: `The process of the ${siteNames[language]}`,
      file: `dist/${language}/server/main.js`,
      environment,
    })),
    { name: 'The process of the office', file: 'dist/office/server/office-main.js', environment },
  ]
}

/**
 * Serves the stand-in for the payment provider on this machine, where no key of the provider is set.
 * @returns its origin, and what closes it
 */
async function serveStandIn({ payments }: Settings): Promise<{ origin: string; close: () => void } | undefined> {
  if (payments?.standInPort === undefined) return undefined
  const origin = `http://localhost:${payments.standInPort}`
  const app = standInApp(createStandIn(), () => origin)
  const { server } = await openPort(app.fetch, payments.standInPort, '127.0.0.1', 'PAYMENTS_PORT')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin, close }
}

/** A port that is free, as are the five after it, which follow from it. */
async function freePorts(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  const following = [1, 2, 3, 4, 5].map((after) => expectFree(port + after, undefined, 'PORT'))
  return await Promise.all(following).then(
    () => port,
    () => freePorts(),
  )
}

async function prepareDatabase(settings: Settings): Promise<void> {
  try {
    await withDatabase(settings.databaseUrl, async (database) => {
      await migrateDatabase(database)
      await bringSamples(settings, database, new Date())
    })
  } catch (error) {
    // Each statement has waited two seconds, so this does not spin.
    if (!isLocked(error)) throw error
    process.stderr.write('Another process holds the database. Trying again…\n')
    return await prepareDatabase(settings)
  }
}

/**
 * Invites the first owner to the office, as long as there is none. On a database server `npm run office -- invite`
 * does, because many people may read what a process there prints.
 * @returns the token of the link
 */
async function inviteFirstOwner(settings: Settings): Promise<string | undefined> {
  if (!settings.databaseUrl.startsWith('sqlite:')) return undefined
  return await withDatabase(settings.databaseUrl, async (database) => {
    if (await hasOwner(database)) return undefined
    const made = await invitePerson(database, { by: undefined, name: 'Owner', role: 'owner' }, new Date())
    return made.outcome === 'done' ? made.token : undefined
  })
}

function printAddresses(settings: Settings, addresses: readonly (readonly string[])[]) {
  const mail = ['Sent mail', settings.smtpUrl ? 'goes out by SMTP' : resolve(settings.mailDir, 'new')]
  const lines = [...addresses, mail].map(([what, where]) => `  ${what?.padEnd(27)} ${where}`)
  process.stdout.write(`\n${lines.join('\n')}\n\n  Ctrl-C stops all of it.\n\n`)
}

/**
 * @param setting the one that names the port
 * @throws SettingsProblem if the port is in use
 */
function expectFree(port: number, host: string | undefined, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () => reject(portInUse(port, setting)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function expectWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new SettingsProblem(
      `The folder ${resolve(folder)} cannot be written to. Let this user write to it, or set MAIL_DIR.`,
    )
  }
}

start().catch((err: unknown) => {
  const known = err instanceof SettingsProblem || err instanceof DatabaseProblem
  process.stderr.write(`${known ? err.message : err instanceof Error ? err.stack : err}\n`)
  process.exit(1)
})
