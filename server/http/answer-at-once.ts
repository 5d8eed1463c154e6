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
  /**
   * `new`: nothing has come. `young`: all that came was answered at once; the server still counts the time until a first request.
   * `known`: the server has heard from it, and counts the time until the next one.
   */
  stage: 'new' | 'young' | 'known'
  /** From this moment on (`performance.now()`) a connection that the server does not know goes there with its next request. */
  introduceAt: number
  /** Requests that the server has not answered yet. */
  underWay: number
  /** Whether nothing but whole plain requests has come. */
  isPlain: boolean
}

/** How much longer an idle connection stays than it is told, as it is with Node's own answers. Milliseconds. */
const grace = 1000

/**
 * Node closes a connection on which it has seen no request within `headersTimeout`, and it does not see those that are answered here.
 * So each connection brings it one request before that, early enough to be idle for as long as any other afterwards. The moment is
 * random, so that a burst of connections does not reach it all at once. Milliseconds from the connection's beginning.
 */
const introduction = ({ headersTimeout, keepAliveTimeout }: Server) =>
  (headersTimeout - keepAliveTimeout - 2 * grace) * (0.2 + 0.8 * Math.random())

/** What goes out at once, a slow reader too: the server would cut off what a young connection has not taken in time. Bytes. */
const mostForYoung = 16 * 1024

/**
 * Lets plain requests be answered from memory before Node's HTTP server takes notice of them, which is most of what such an answer
 * costs. The server keeps the connection: all that `answer` knows nothing for goes there, and from every connection soon a request.
 * A connection over which anything but whole plain requests has come is left to the server for good, so that no byte of a body is
 * ever taken for a request.
 *
 * The answers of one turn of the event loop are sent together: whoever reads them, a proxy, is woken once.
 * @param answer gives the kept answer if its body has at most `mostBytes`; undefined leaves the request to the server
 */
export function answerAtOnce(
  server: Server,
  answer: (request: PlainRequest, mostBytes: number) => WholeAnswer | undefined,
): void {
  const connections = new Map<Socket, Connection>()
  let unsent: { socket: Socket; whole: WholeAnswer }[] = []

  // Added after the server's own listener, whose place on the socket it takes.
  server.on('connection', (socket: Socket) => {
    const introduceAt = performance.now() + introduction(server)
    const connection: Connection = { stage: 'new', introduceAt, underWay: 0, isPlain: true }
    connections.set(socket, connection)
    socket.once('close', () => connections.delete(socket))
    const [toServer] = socket.listeners('data') as [(bytes: Buffer) => void]
    socket.off('data', toServer)
    socket.on('data', (bytes: Buffer) => {
      const request = connection.isPlain ? readPlainRequest(bytes) : undefined
      connection.isPlain = request !== undefined
      const mostBytes = connection.stage === 'known' ? Number.POSITIVE_INFINITY : mostForYoung
      const whole = request && isFree(socket, connection) ? answer(request, mostBytes) : undefined
      if (whole) {
        if (connection.stage === 'new') {
          connection.stage = 'young'
          socket.setTimeout(server.keepAliveTimeout + grace)
        }
        if (unsent.push({ socket, whole }) === 1) setImmediate(send)
      } else {
        // Answers keep the order of their requests.
        send()
        if (connection.stage === 'young') socket.setTimeout(server.timeout)
        connection.stage = 'known'
        toServer(bytes)
      }
    })
    // Who asks and says no more gets the answer: the server closes what has ended.
    socket.prependListener('end', send)
  })

  /** Nothing piles up for who does not read, and a server that ends tells so itself. */
  const isFree = (socket: Socket, { stage, introduceAt, underWay }: Connection) =>
    (stage === 'known' ? underWay === 0 : performance.now() < introduceAt) &&
    socket.writableLength === 0 &&
    server.listening

  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.underWay += 1
    response.once('close', () => {
      connection.underWay -= 1
    })
  })

  // To the server a young connection is one that is about to ask, and one on which an answer at once is under way an idle one.
  const closeIdleConnections = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    send()
    const all = [...connections]
    const isSending = ([socket, { underWay }]: (typeof all)[number]) => underWay === 0 && socket.writableLength > 0
    if (!all.some(isSending)) closeIdleConnections()
    for (const [socket, { stage }] of all) if (stage === 'young' && socket.writableLength === 0) socket.destroy()
  }

  function send() {
    if (unsent.length === 0) return
    const answers = unsent
    unsent = []
    const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(server.keepAliveTimeout / 1000)}`
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
