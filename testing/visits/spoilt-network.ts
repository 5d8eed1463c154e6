import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { portOf } from '../free-port.ts'

/** The requests that carry what was recorded. */
const spoilable = /^\/crew\/(?:operations|photos)/

/**
 * A network between phones and the office. Each phone has a host name of its own, so that a browser keeps its own data
 * for it. The network can be cut for all of them; while it is `bad`, half of what phones send loses its answer, arrives
 * twice, or fails before or after it was stored.
 * @param office its origin, by which it knows its own pages
 * @param chance a random number from 0 to 1
 */
export async function spoiltNetwork(office: string, chance: () => number) {
  const network = { isCut: false, isBad: false, requests: 0, spoilt: 0 }
  const server = createServer(async (incoming, answer) => {
    if (network.isCut) return void incoming.socket.destroy()
    const body = await buffer(incoming)
    if (!network.isBad || !spoilable.test(incoming.url ?? '')) return await passOn(incoming, body, answer)
    network.requests += 1
    // Lost, stored and reported as failed, stored without an answer, or stored twice.
    const fate = chance()
    if (fate < 0.5) network.spoilt += 1
    if (fate >= 0.1 && fate < 0.5) (await ask(incoming, body)).resume()
    if (fate < 0.2) return void answer.writeHead(500).end()
    if (fate < 0.35) return void incoming.socket.destroy()
    await passOn(incoming, body, answer)
  })

  async function ask({ method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { host } = new URL(office)
    const given = { ...headers, host, ...(headers.origin && { origin: office }) }
    const onward = request(new URL(url ?? '/', office), { method, headers: given, agent: false })
    onward.end(body)
    const [response] = await once(onward, 'response')
    return response
  }

  async function passOn(incoming: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
    const response = await ask(incoming, body)
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  }

  server.listen(0, '127.0.0.1')
  const port = await portOf(server)
  return {
    network,
    /** The origin by which a phone reaches the office. */
    originOf: (phone: number) => `http://phone-${phone}.localhost:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
