import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { createServer as createTlsServer } from 'node:tls'

/** A forwarding port of the loopback interface. */
export interface Front {
  port: number
  /** Forwards new connections to a port of the loopback interface, or to a Unix socket. */
  leadTo(target: number | string): void
  close(): void
}

/**
 * Opens a forwarding port for a server that is not running yet, because a site needs its public origin before it
 * listens.
 * @param tls a key and its certificate, if TLS ends here as it does in nginx
 * @param hear receives the bytes that clients send
 */
export async function openFront(tls?: { key: Buffer; cert: Buffer }, hear?: (bytes: Buffer) => void): Promise<Front> {
  let target: number | string = 0
  const passOn = (visitor: Socket) => {
    if (hear) visitor.on('data', hear)
    // Either side may leave at any time; the browser decides what that means.
    const onward = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target)
    pipeline(visitor, onward, visitor, () => {})
  }
  const server = tls ? createTlsServer(tls, passOn) : createServer(passOn)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(to) {
      target = to
    },
    close: () => void server.close(),
  }
}
