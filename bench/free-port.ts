import { type AddressInfo, createServer } from 'node:net'

/** A port of the loopback that was free a moment ago: nginx cannot choose one by itself, and wrk has to reach it without a detour. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
