import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '../../domain/people/person.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { invitationLink, invitePerson } from '../../services/people/invitations.ts'
import { copyCompany } from '../company/copy-company.ts'

/**
 * The built office on a free loopback port.
 * @param ofSites the database of running sites; undefined: an empty one of its own
 * @param more environment variables
 */
export async function startOffice(logLevel: string, ofSites?: string, more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-office-'))
  const databaseUrl = ofSites ?? `sqlite:${join(folder, 'office.db')}`
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  // A copy, because the office changes it.
  const COMPANY_DIR = copyCompany(join(folder, 'company'))
  const settings = { PORT: '0', DATABASE_URL: databaseUrl, COMPANY_DIR, LOG_LEVEL: logLevel, ...more }
  const child = fork('dist/office/server/office-main.js', {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
  })
  const [{ port }] = await once(child, 'message')
  const origin = `http://localhost:${port}`
  return {
    origin,
    pid: child.pid ?? 0,
    database,
    databaseUrl,
    /** The link of an invitation, as the command prints it. */
    async invite(name: string, role: Role): Promise<string> {
      const made = await invitePerson(database, { by: undefined, name, role }, new Date())
      return invitationLink(origin, made.outcome === 'done' ? made.token : '')
    },
    async stop() {
      await database.destroy()
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

export type ServedOffice = Awaited<ReturnType<typeof startOffice>>
