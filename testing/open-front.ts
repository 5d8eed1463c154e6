import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'

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
 */
export async function openFront(): Promise<Front> {
  let target: number | string = 0
  const passOn = (visitor: Socket) => {
    // Either side may leave at any time; the browser decides what that means.
    const onward = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target)
    pipeline(visitor, onward, visitor, () => {})
  }
  const server = createServer(passOn)
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
