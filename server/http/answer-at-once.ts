import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'

/** A whole answer. */
export interface WholeAnswer {
  /** The status line and all header lines but those that tell of the connection and the time. */
  head: string
  /** Undefined where the answer has none. */
  body: Uint8Array | undefined
}

/** Where a connection stands with Node's HTTP server. */
interface Connection {
  /** Requests that the server has not answered yet. */
  underWay: number
  /** From its first answer on the server waits for a next request; before, it counts the time until the first. */
  hasBeenAnswered: boolean
  /** Whether nothing but whole plain requests has come. */
  isPlain: boolean
}

/**
 * Lets plain requests be answered from memory before Node's HTTP server takes notice of them, which is most of what such an answer
 * costs. The server keeps the connection: its first request always goes there, and so does all that `answer` knows nothing for.
 * A connection over which anything but whole plain requests has come is left to the server for good, so that no byte of a body is
 * ever taken for a request.
 *
 * The answers of one turn of the event loop are sent together: whoever reads them, a proxy, is woken once.
 * @param answer gives what is known at once; undefined leaves the request to the server
 */
export function answerAtOnce(server: Server, answer: (request: PlainRequest) => WholeAnswer | undefined): void {
  const connections = new WeakMap<Socket, Connection>()
  let unsent: { socket: Socket; whole: WholeAnswer }[] = []

  // Added after the server's own listener, whose place on the socket it takes.
  server.on('connection', (socket: Socket) => {
    const connection = { underWay: 0, hasBeenAnswered: false, isPlain: true }
    connections.set(socket, connection)
    const [toServer] = socket.listeners('data') as [(bytes: Buffer) => void]
    socket.off('data', toServer)
    socket.on('data', (bytes: Buffer) => {
      const request = connection.isPlain ? readPlainRequest(bytes) : undefined
      connection.isPlain = request !== undefined
      const whole = request && isFree(socket, connection) ? answer(request) : undefined
      if (whole) {
        if (unsent.push({ socket, whole }) === 1) setImmediate(send)
      } else {
        // Answers keep the order of their requests.
        send()
        toServer(bytes)
      }
    })
    // Who asks and says no more gets the answer: the server closes what has ended.
    socket.prependListener('end', send)
  })

  /** Nothing piles up for who does not read, and a server that ends tells so itself. */
  const isFree = (socket: Socket, { hasBeenAnswered, underWay }: Connection) =>
    hasBeenAnswered && underWay === 0 && socket.writableLength === 0 && server.listening

  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.underWay += 1
    response.once('close', () => {
      connection.underWay -= 1
      connection.hasBeenAnswered = true
    })
  })

  function send() {
    if (unsent.length === 0) return
    const answers = unsent
    unsent = []
    const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${server.keepAliveTimeout / 1000}`
    const ending = `Date: ${new Date().toUTCString()}\r\n${keepAlive}\r\n\r\n`
    for (const { socket, whole } of answers) {
      if (!socket.writable) continue
      socket.cork()
      socket.write(whole.head + ending, 'latin1')
      if (whole.body) socket.write(whole.body)
      socket.uncork()
    }
  }
}
