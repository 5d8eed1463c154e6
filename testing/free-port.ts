import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** The port of a server, once it listens. */
export async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A port of the loopback that was free a moment ago, for programs that cannot say which one they chose. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  const port = await portOf(probe)
  await once(probe.close(), 'close')
  return port
}
