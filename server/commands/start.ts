import { type ChildProcess, fork } from 'node:child_process'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { readSettings, type Settings, SettingsProblem } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { seedDatabase } from '../seed/seed-database.ts'
import { buildSites } from './build.ts'
import { startOrderingStandIn } from './ordering-stand-in.ts'

const siteNames: Record<Language, string> = { en: 'English site (Belgium)', nl: 'Dutch site (Netherlands)' }
const standInUrl = 'http://localhost:3002'

/** `npm start`: builds what is not built, prepares and seeds the database, and serves everything until Ctrl-C. */
async function start() {
  const settings = readSettings(process.env)
  const standIn = settings.orderSiteUrl === standInUrl
  for (const language of settings.languages) await expectFree(settings.port[language], settings.host)
  if (standIn) await expectFree(3002, settings.host)
  if (!settings.smtpUrl) expectWritable(settings.mailDir)
  await buildSites(settings.languages)

  const database = openDatabase(settings.databaseUrl)
  await migrateDatabase(database)
  await seedDatabase(database)
  await database.destroy()

  const standInServer = standIn ? await startOrderingStandIn(3002, settings.host) : undefined
  const sites = settings.languages.map((language) => serveSite(language))
  const stop = () => {
    standInServer?.close()
    for (const { child } of sites) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  await Promise.all(sites.map(({ ready }) => ready))
  tellWhereToLook(settings, standIn)
  const codes = await Promise.all(sites.map(({ ended }) => ended))
  standInServer?.close()
  process.exitCode = Math.max(...codes)
}

function serveSite(language: Language) {
  const child: ChildProcess = fork(`dist/${language}/server/main.js`, {
    env: { ...process.env, NODE_ENV: 'production' },
    // A terminal's Ctrl-C reaches every process of its group; the sites wait for our word instead.
    detached: process.platform !== 'win32',
  })
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()))
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 0)))
  return { child, ready: Promise.race([ready, ended]), ended }
}

function tellWhereToLook(settings: Settings, standIn: boolean) {
  const lines = settings.languages.map((language) => [siteNames[language], settings.origin[language]])
  if (standIn) lines.push(['Ordering site (stand-in)', standInUrl])
  lines.push(['Sent mail', settings.smtpUrl ? 'goes out by SMTP' : resolve(settings.mailDir, 'new')])
  process.stdout.write(
    `\n${lines.map(([what, where]) => `  ${what?.padEnd(26)} ${where}`).join('\n')}\n\n  Ctrl-C stops all of it.\n\n`,
  )
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
