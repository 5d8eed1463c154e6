import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../testing/free-port.ts'
import type { RecordedAnswer } from './recorded-answer.ts'
import { type Served, serveProgram } from './site-process.ts'

const program = fileURLToPath(new URL('memory-server.ts', import.meta.url))

/**
 * Serves recorded answers out of the memory of a bare Node server.
 * @param file where they are laid down for it, without an ending
 */
export async function startMemoryServer(answers: readonly RecordedAnswer[], file: string): Promise<Served> {
  const port = await freePort()
  const stored = answers.map((answer) => ({ ...answer, body: answer.body.toString('base64') }))
  writeFileSync(`${file}.json`, JSON.stringify(stored))
  return serveProgram(program, `http://127.0.0.1:${port}`, `${file}.log`, {}, [String(port), `${file}.json`])
}
