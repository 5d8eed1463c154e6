import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The client's address: that of the connection or, if this is a trusted proxy, the last entry of `X-Forwarded-For` that is not a trusted
 * proxy itself. Anybody else could forge the header.
 */
export function clientAddress(context: Context, trustedProxies: readonly string[]): string {
  const peer = normalize(peerOf(context))
  if (!trustedProxies.includes(peer)) return peer
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => normalize(entry.trim()))
  return forwarded.findLast((address) => address !== '' && !trustedProxies.includes(address)) ?? peer
}

/** A dual-stack socket reports IPv4 addresses as `::ffff:192.0.2.1`. */
const normalize = (address: string) => address.replace(/^::ffff:/, '')

function peerOf(context: Context): string {
  // An app called as a function has no connection.
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : ''
}
