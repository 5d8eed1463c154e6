import { connect } from 'node:net'
import type { Language } from '../../domain/language.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { typedCommand } from '../../services/settings/typed-command.ts'
import { type Checked, ok, reasonOf, wrong } from './checked.ts'

/** Milliseconds that a process has for an answer. */
const patience = 5000

/** The names under which the processes of the sites and of the office are reached. */
export type ProcessHosts = Readonly<Record<Language | 'office', string>>

/** Asks `/readyz` of each process that should run, and the port of each ordering site. */
export async function checkProcesses(
  { languages, port, orderPort, office }: Pick<Settings, 'languages' | 'port' | 'orderPort' | 'office'>,
  hosts: ProcessHosts,
): Promise<Checked[]> {
  const sites = languages.map((language) => askReadiness(`site ${language}`, hosts[language], port[language]))
  const ordering = languages.flatMap((language) =>
    orderPort ? [askPort(`ordering ${language}`, hosts[language], orderPort[language])] : [],
  )
  return await Promise.all([...sites, ...ordering, askReadiness('office', hosts.office, office.port)])
}

const startIt = 'Start it. If it stops again, its log says why: see docs/on-call.md, “A site is down”.'

async function askReadiness(what: string, host: string, port: number): Promise<Checked> {
  const address = `${host}:${port}`
  try {
    const answer = await fetch(`http://${address}/readyz`, { signal: AbortSignal.timeout(patience) })
    const { database, mail, waiting, failed } = await answer.json().catch(() => ({}))
    if (database === undefined)
      return wrong(what, `another program answers on ${address}`, '“ss -ltnp” names it: stop it, then start ours.')
    if (database !== 'ok')
      return wrong(what, `runs on ${address}, but cannot use the database`, 'See “database” and “disk” below.')
    if (mail === 'late')
      return wrong(
        what,
        `runs on ${address}, but a message to the office has been stuck for 15 minutes (${waiting} waiting, ${failed} refused)`,
        `See “mail” below, and ${typedCommand('mail', 'list')}.`,
      )
    return ok(what, `ready on ${address}`)
  } catch (error) {
    return wrong(what, `does not answer on ${address} (${reasonOf(error)})`, startIt)
  }
}

/** An ordering site is part of its site's process, whose readiness is asked there. */
function askPort(what: string, host: string, port: number): Promise<Checked> {
  const address = `${host}:${port}`
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: patience })
    const end = (checked: Checked) => {
      socket.destroy()
      resolve(checked)
    }
    socket.once('connect', () => end(ok(what, `listens on ${address}`)))
    socket.once('timeout', () => end(wrong(what, `does not answer on ${address}`, startIt)))
    socket.once('error', (error) => end(wrong(what, `does not answer on ${address} (${reasonOf(error)})`, startIt)))
  })
}
