import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address that a request comes from. `X-Forwarded-For` counts only where the connection comes from a trusted proxy: then
 * its last entry that is not itself a trusted proxy. Anybody else could write what they like into it.
 */
export function clientAddress(context: Context, trustedProxies: readonly string[]): string {
  const peer = normalize(peerOf(context))
  if (!trustedProxies.includes(peer)) return peer
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => normalize(entry.trim()))
  return forwarded.findLast((address) => address !== '' && !trustedProxies.includes(address)) ?? peer
}

/** IPv4 addresses arrive as `::ffff:192.0.2.1` on a socket that listens for both. */
const normalize = (address: string) => address.replace(/^::ffff:/, '')

function peerOf(context: Context): string {
  // Without a port (the app called as a function) there is no connection to ask.
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : ''
}
