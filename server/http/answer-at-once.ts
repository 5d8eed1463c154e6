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

/**
 * Parts of `server.headersTimeout`, after which the server would hold it against a young connection that it has heard nothing: when
 * it is introduced, not all of them at one moment; how long it may be idle, as it is told; and until it is closed. Together less than one.
 */
const introduction = () => 0.1 + 0.3 * Math.random()
const toldIdle = 0.5
const idle = 0.55

/**
 * Lets plain requests be answered from memory before Node's HTTP server takes notice of them, which is most of what such an answer
 * costs. The server keeps the connection: all that `answer` knows nothing for goes there, and from every connection soon a request.
 * A connection over which anything but whole plain requests has come is left to the server for good, so that no byte of a body is
 * ever taken for a request.
 *
 * The answers of one turn of the event loop are sent together: whoever reads them, a proxy, is woken once.
 * @param answer gives what is known at once; undefined leaves the request to the server
 */
export function answerAtOnce(server: Server, answer: (request: PlainRequest) => WholeAnswer | undefined): void {
  const connections = new Map<Socket, Connection>()
  let unsent: { socket: Socket; whole: WholeAnswer; isYoung: boolean }[] = []

  // Added after the server's own listener, whose place on the socket it takes.
  server.on('connection', (socket: Socket) => {
    const introduceAt = performance.now() + introduction() * server.headersTimeout
    const connection: Connection = { stage: 'new', introduceAt, underWay: 0, isPlain: true }
    connections.set(socket, connection)
    socket.once('close', () => connections.delete(socket))
    const [toServer] = socket.listeners('data') as [(bytes: Buffer) => void]
    socket.off('data', toServer)
    socket.on('data', (bytes: Buffer) => {
      const request = connection.isPlain ? readPlainRequest(bytes) : undefined
      connection.isPlain = request !== undefined
      const whole = request && isFree(socket, connection) ? answer(request) : undefined
      if (whole) {
        if (connection.stage === 'new') {
          connection.stage = 'young'
          socket.setTimeout(server.headersTimeout * idle)
        }
        if (unsent.push({ socket, whole, isYoung: connection.stage === 'young' }) === 1) setImmediate(send)
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

  // To the server a young connection is one that is about to ask.
  const closeIdleConnections = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    closeIdleConnections()
    send()
    for (const [socket, { stage }] of connections)
      if (stage === 'young' && socket.writableLength === 0) socket.destroy()
  }

  function send() {
    if (unsent.length === 0) return
    const answers = unsent
    unsent = []
    const date = `Date: ${new Date().toUTCString()}\r\n`
    const known = date + keepAlive(server.keepAliveTimeout)
    const young = date + keepAlive(server.headersTimeout * toldIdle)
    for (const { socket, whole, isYoung } of answers) {
      if (!socket.writable) continue
      socket.cork()
      socket.write(whole.head + (isYoung ? young : known), 'latin1')
      if (whole.body) socket.write(whole.body)
      socket.uncork()
    }
  }
}

/** @param timeout in milliseconds */
const keepAlive = (timeout: number) =>
  `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(timeout / 1000)}\r\n\r\n`
