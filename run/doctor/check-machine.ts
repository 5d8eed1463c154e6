import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { counted } from '../../copy/format/counted.ts'
import { readOfficeKeys } from '../../services/people/office-keys.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { type Checked, ok, reasonOf, unknown, wrong } from './checked.ts'

/** Seconds by which a clock may be wrong: links, codes and signatures of others stop working at minutes. */
const clockTolerance = 30
const gigabyte = 1e9

/**
 * Compares the clock with that of another server, or asks the system whether it is kept right.
 * @param server an address whose `Date` header is trusted
 */
export async function checkClock(server: string | undefined): Promise<Checked> {
  if (server) return await compareClock(server)
  const { status, stdout } = spawnSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    encoding: 'utf8',
    timeout: 5000,
  })
  if (status !== 0)
    return unknown('clock', 'not compared with another clock', '--clock https://… compares it with that server.')
  return stdout.trim() === 'yes'
    ? ok('clock', 'synchronised by the system (NTP)')
    : wrong(
        'clock',
        'the system does not synchronise it',
        'Run “apt-get install systemd-timesyncd”, then “timedatectl set-ntp true”.',
      )
}

async function compareClock(server: string): Promise<Checked> {
  try {
    const { headers } = await fetch(server, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5000) })
    const seconds = Math.round((Date.now() - Date.parse(headers.get('Date') ?? '')) / 1000)
    if (Number.isNaN(seconds)) return unknown('clock', `${server} does not send its time`, 'Name another server.')
    const found = `${counted(Math.abs(seconds), 'second')} ${seconds < 0 ? 'behind' : 'ahead of'} ${server}`
    return Math.abs(seconds) <= clockTolerance
      ? ok('clock', found)
      : wrong('clock', found, 'Run “timedatectl set-ntp true”.')
  } catch (error) {
    return unknown('clock', `${server} does not answer (${reasonOf(error)})`, 'Name another server.')
  }
}

/** Checks the free space where the sites write. */
export function checkDisk({ databaseUrl, mailDir }: Pick<Settings, 'databaseUrl' | 'mailDir'>): Checked {
  const file = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : mailDir
  let folder = dirname(resolve(file))
  while (!existsSync(folder)) folder = dirname(folder)
  const { bavail, blocks, bsize } = statfsSync(folder)
  const share = bavail / blocks
  const found = `${((bavail * bsize) / gigabyte).toFixed(1)} GB free at ${folder} (${Math.floor(share * 100)} %)`
  if (bavail * bsize >= gigabyte && share >= 0.05) return ok('disk', found)
  return wrong('disk', found, 'See what may be deleted: docs/on-call.md, “The disk is full”.')
}

/** Checks the keys that access notes are sealed with, and who can read the files of secrets. */
export function checkKeys(settings: Pick<Settings, 'databaseUrl' | 'office'>): Checked[] {
  const { databaseUrl, office } = settings
  const file = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : undefined
  const files = [
    ...(file ? [file, ...(office.keys ? [] : [`${file}.key`])] : []),
    // The file of the settings, which Node itself read, holds passwords.
    ...process.execArgv.flatMap((option) => /^--env-file=(.+)/.exec(option)?.[1] ?? []),
  ].filter((path) => existsSync(path))
  const open = files.filter((path) => (statSync(path).mode & 0o007) !== 0)
  return [
    checkSealing(settings, file),
    ...open.map((path) => wrong('secrets', `everyone on this machine can read ${path}`, `Run “chmod o= ${path}”.`)),
    ...(files.length > 0 && open.length === 0 ? [ok('secrets', `${files.join(', ')}: private`)] : []),
  ]
}

function checkSealing(settings: Pick<Settings, 'databaseUrl' | 'office'>, file: string | undefined): Checked {
  try {
    const [first] = readOfficeKeys(settings)
    if (first)
      return ok('key', `access notes are encrypted with ${settings.office.keys ? 'OFFICE_KEY' : `${file}.key`}`)
    if (file) return ok('key', 'will be made with the first access note')
    return wrong('key', 'no access note can be stored', 'Set OFFICE_KEY to what “openssl rand -hex 32” prints.')
  } catch (error) {
    return wrong('key', reasonOf(error), 'Put back the copy that you keep apart from the backups.')
  }
}
