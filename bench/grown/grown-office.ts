import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../services/database/database.ts'
import { beginSession } from '../../services/people/sessions.ts'
import { grownTariff } from './grown-tariff.ts'

/**
 * The built office of a company that grew, in a process as in production, with its owner signed in.
 * @param folder for the tariff
 */
export async function startGrownOffice(databaseUrl: string, owner: { id: string }, folder: string) {
  const tariffs = join(folder, 'tariffs')
  mkdirSync(tariffs, { recursive: true })
  writeFileSync(join(tariffs, 'tariffs-be.json'), JSON.stringify(grownTariff()))
  const settings = { DATABASE_URL: databaseUrl, TARIFF_DIR: tariffs, LOG_LEVEL: 'silent', OFFICE_PORT: '0' }
  const child = fork('dist/office/server/office-main.js', {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    // As much as Node takes of the 1 GB of its unit; of a machine with more memory it takes more before it cleans up.
    execArgv: ['--max-old-space-size=512'],
  })
  const [{ port }] = await once(child, 'message')
  const origin = `http://localhost:${port}`
  const database = openDatabase(databaseUrl)
  const headers = { cookie: `office=${await beginSession(database, owner.id, 'Firefox Linux', new Date())}` }
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${origin}${path}`, { ...init, headers: { ...headers, Origin: origin } })
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    return response
  }
  return {
    pid: child.pid ?? 0,
    database,
    /** Reads a page to its end. */
    read: async (path: string) => await (await ask(path)).text(),
    /** Sends a form and reads the answer. */
    send: async (path: string, fields: Record<string, string>) =>
      await (await ask(path, { method: 'POST', body: new URLSearchParams(fields) })).text(),
    /** Reads a file piece by piece, and forgets each. @returns its bytes */
    async download(path: string): Promise<number> {
      let bytes = 0
      for await (const piece of (await ask(path)).body ?? []) bytes += piece.length
      return bytes
    },
    async stop() {
      await database.destroy()
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

export type GrownOffice = Awaited<ReturnType<typeof startGrownOffice>>
