import { connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { portOf } from './free-port.ts'

/**
 * Opens a forwarding port for a server that is not running yet, because a site needs its public origin before it
 * listens.
 */
export async function openFront() {
  let target: number | string = 0
  const passOn = (visitor: Socket) => {
    // Either side may leave at any time; the browser decides what that means.
    const onward = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target)
    pipeline(visitor, onward, visitor, () => {})
  }
  const server = createServer(passOn).listen(0, '127.0.0.1')
  return {
    origin: `http://127.0.0.1:${await portOf(server)}`,
    /** Forwards new connections to a port of the loopback interface, or to a Unix socket. */
    leadTo(to: number | string) {
      target = to
    },
    close: () => void server.close(),
  }
}
