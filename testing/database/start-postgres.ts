import { execFile, spawn, spawnSync } from 'node:child_process'
import { chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { postgresFolder } from './postgres-folder.ts'

/**
 * A shell script that stops the server and removes its folder when its standard input ends, so that nothing is left
 * behind even when the process that started it is killed.
 */
const keeper = `"$0" "$@" & read -r line; "\${0%postgres}pg_ctl" stop -D "$HELD_FOLDER/data" -m fast -s; rm -rf "$HELD_FOLDER"`

/**
 * Starts a PostgreSQL of our own, with its data and its socket in a new folder of the system's temporary folder.
 * @throws Error that says what to do when there is none, or with the server's log when it does not start
 */
export async function startPostgres() {
  const binaries = postgresFolder()
  if (!binaries)
    throw new Error('There is no PostgreSQL here. Install it (Debian: apt-get install postgresql) and try again.')
  const user = unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'helderhuis-postgres-'))
  if (user !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const initialise = ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const made = spawnSync(join(binaries, 'initdb'), initialise, { ...user, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`)

  // It listens on a socket in its folder and on no port, so nothing else can be in its way.
  const address = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=500']
  // The data need not survive a crash.
  const fast = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0']
  const settings = [...address, ...fast].flatMap((setting) => ['-c', setting])
  const server = spawn(
    'sh',
    ['-c', keeper, join(binaries, 'postgres'), '-D', data, ...settings],
    // Detached: Ctrl-C in a terminal must not end the script before its work is done.
    {
      ...user,
      cwd: folder,
      env: { ...process.env, HELD_FOLDER: folder },
      stdio: ['pipe', 'ignore', 'pipe'],
      detached: true,
    },
  )
  let log = ''
  server.stderr.on('data', (chunk) => {
    log += chunk
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const control = (...parameters: string[]) =>
    promisify(execFile)(join(binaries, 'pg_ctl'), [...parameters, '-D', data, '-s', '-w'], { ...user, cwd: folder })
  /** Stops the server as a restart does, which ends all connections, and starts it again once `meanwhile` is done. */
  const restart = async (meanwhile = async () => {}) => {
    await control('stop', '-m', 'fast')
    try {
      await meanwhile()
    } finally {
      await control('start', '-l', join(folder, 'log'), '-o', settings.join(' '))
    }
  }
  /** The server's own database, with a user that may create others. */
  const url = `postgres://tester@localhost/postgres?host=${encodeURIComponent(folder)}`
  /** Stops the server and removes its folder. */
  const stop = async () => {
    server.stdin.end()
    await ended
  }
  try {
    await untilReady(url)
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL did not start: ${log}`, { cause: error })
  }
  return { url, restart, stop }
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function idOf(option: '-u' | '-g'): number {
  for (const user of ['postgres', 'nobody']) {
    const found = spawnSync('id', [option, user], { encoding: 'utf8' })
    if (found.status === 0) return Number(found.stdout)
  }
  throw new Error('The database tests run as root and find no user postgres or nobody to run PostgreSQL as.')
}

async function untilReady(url: string) {
  const deadline = Date.now() + 20_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
