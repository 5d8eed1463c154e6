import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import type { RecordedAnswer } from './recorded-answer.ts'

/** nginx with one worker, serving recorded answers from files: the same headers and bytes as ours. */
export interface Nginx {
  origin: string
  /** Process id of the worker. */
  pid: number
  stop(): Promise<void>
}

/** Headers that nginx finds out by itself. */
const ownHeaders = ['content-length', 'content-type', 'etag']

export async function startNginx(answers: readonly RecordedAnswer[], folder: string): Promise<Nginx> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  for (const [index, { body }] of answers.entries()) writeFileSync(join(folder, `${index}.br`), body)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(answers, folder, port))
  const master = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => master.once('exit', () => resolve()))
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: await workerOf(master.pid ?? 0),
    async stop() {
      master.kill('SIGTERM')
      await ended
    },
  }
}

function configuration(answers: readonly RecordedAnswer[], folder: string, port: number): string {
  const locations = answers.map(({ path, headers }, index) => {
    const added = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))
    const lines = added.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    return `location = ${path} { default_type "${headers['content-type']}"; try_files /${index}.br =404;\n${lines.join('\n')} }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`)
  return `worker_processes 1; daemon off; pid ${folder}/pid;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000;
  ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder};\n${locations.join('\n')} }
}
`
}

/** The master has started its worker a moment after it was started itself. */
async function workerOf(master: number): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const pid = Number(readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').split(' ')[0])
    if (pid > 0) return pid
    await setTimeout(25)
  }
  throw new Error('nginx did not start')
}
