import { connect } from 'node:net'

/** Longer than the server's own limit for a request that never ends (`clientLimits`). */
const patience = 45_000

/**
 * Sends bytes to a local port unchanged, whether or not they are valid HTTP, and reads until the server closes.
 * @returns the answer as it came over the connection; undefined where the server closed it without an answer
 */
export async function sendBytes(port: number, bytes: Buffer): Promise<ReturnType<typeof parse> | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const socket = connect({ port, host: '127.0.0.1' })
  const parts: Buffer[] = []
  const finish = () => resolve(Buffer.concat(parts))
  socket.setTimeout(patience, () => {
    socket.destroy()
    reject(new Error(`no end of the answer within ${patience} ms`))
  })
  // A server that refuses early closes while we still write.
  socket.on('data', (part) => parts.push(part)).on('end', finish)
  socket.on('error', (err: NodeJS.ErrnoException) => (err.code === 'ECONNREFUSED' ? reject(err) : finish()))
  socket.write(bytes)
  const answer = await promise
  socket.destroy()
  return answer.length === 0 ? undefined : parse(answer)
}

const goOn = Buffer.from('HTTP/1.1 100 Continue\r\n\r\n')

function parse(answer: Buffer): { status: number; headers: Headers; body: string } {
  if (answer.subarray(0, goOn.length).equals(goOn)) return parse(answer.subarray(goOn.length))
  const end = answer.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n')
  const headers = new Headers()
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
  return { status: Number(statusLine.split(' ')[1]), headers, body: answer.subarray(end + 4).toString('latin1') }
}
