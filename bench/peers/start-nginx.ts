import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../testing/free-port.ts'
import { runNginx } from '../../testing/run-nginx.ts'
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

/** Serves recorded answers from files in `folder`, with one worker, on a free port; the caller stops it. */
export async function startNginx(answers: readonly RecordedAnswer[], folder: string): Promise<Nginx> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  for (const [index, { body }] of answers.entries()) writeFileSync(join(folder, `${index}.br`), body)
  const { pid, stop } = await runNginx(configuration(answers, folder, port), folder)
  return { origin: `http://127.0.0.1:${port}`, pid: await workerOf(pid), stop }
}

function configuration(answers: readonly RecordedAnswer[], folder: string, port: number): string {
  const locations = answers.map(({ path, headers }, index) => {
    const added = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))
    const lines = added.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    return `location = ${path} { default_type "${headers['content-type']}"; try_files /${index}.br =404;\n${lines.join('\n')} }`
  })
  return `open_file_cache max=100; keepalive_requests 1000000000;
server { listen 127.0.0.1:${port}; root ${folder};\n${locations.join('\n')} }`
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
