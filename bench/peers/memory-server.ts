import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * The least that Node can do: answers from memory, nothing looked at but the path. A program: its parameters are a port and a file
 * that `startMemoryServer` has written.
 */
const [, , port, file = ''] = process.argv
const stored: { path: string; headers: Record<string, string>; body: string }[] = JSON.parse(readFileSync(file, 'utf8'))
const answers = new Map(stored.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]))

createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  response.writeHead(answer ? 200 : 404, answer?.headers)
  response.end(answer?.body)
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
