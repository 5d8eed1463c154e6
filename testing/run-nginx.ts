import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A shell that stops nginx when its standard input ends, so that nginx also ends when the process that started it is
 * killed.
 */
const keeper = `"$0" "$@" & server=$!; read -r line; kill -TERM $server 2>/dev/null; wait $server`

/**
 * Runs Debian's nginx with its own configuration, independent of the machine's.
 * @param http the content of the `http` block
 * @param folder for configuration, temporary files and error log; created if missing
 * @returns the process id of its master, and what stops it
 * @throws with nginx's error log if it does not start
 */
export async function runNginx(http: string, folder: string, workers = 1) {
  mkdirSync(folder, { recursive: true })
  const inFolder = (name: string) => join(folder, name)
  const [file, errors, pidFile] = [inFolder('nginx.conf'), inFolder('error.log'), inFolder('pid')] as const
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`)
  writeFileSync(
    file,
    // Started as root, its workers would run as a user who cannot read our folder.
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes ${workers}; daemon off; pid ${pidFile};
events { worker_connections 4096; }
http {
access_log off; sendfile on; tcp_nopush on;
${temporary.join(' ')}
${http}
}
`,
  )
  const words = ['-c', keeper, 'nginx', '-c', file, '-e', errors]
  const held = spawn('sh', words, {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  })
  const ended = once(held, 'exit')
  const pid = await pidIn(pidFile)
  const stop = async () => {
    held.stdin.end()
    await ended
  }
  if (pid) return { pid, stop }
  await stop()
  throw new Error(`nginx did not start: ${readFileSync(errors, 'utf8')}`)
}

/** Waits for the process id, which nginx writes when it listens. @returns undefined after five seconds */
async function pidIn(file: string): Promise<number | undefined> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      const pid = Number(readFileSync(file, 'utf8'))
      if (pid > 0) return pid
    } catch {}
    await sleep(25)
  }
  return undefined
}
