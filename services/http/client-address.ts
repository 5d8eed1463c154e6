import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The client's address: that of the connection or, if this is a trusted proxy, the last entry of `X-Forwarded-For` that
 * is not a trusted proxy itself. Anyone else could forge the header. Of an IPv6 address it is the network of 64 bits,
 * all of which one client has: limits count by it.
 */
export function clientAddress(context: Context, trustedProxies: readonly string[]): string {
  const peer = normalize(peerOf(context))
  if (!trustedProxies.includes(peer)) return networkOf(peer)
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => normalize(entry.trim()))
  return networkOf(forwarded.findLast((address) => address !== '' && !trustedProxies.includes(address)) ?? peer)
}

/**
 * The wider network of a client: the 48 bits that a provider gives to one customer at most of an IPv6 address, the 24
 * of a small network of an IPv4 one. Any other text as it is.
 * @param client as `clientAddress` has it
 */
export const widerNetwork = (client: string): string =>
  client.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0').replace(/^((?:[\da-f]+:){3})[\da-f]+::$/, '$1:')

/** A dual-stack socket reports IPv4 addresses as `::ffff:192.0.2.1`. */
const normalize = (address: string) => address.replace(/^::ffff:/, '')

/** The first four groups of an IPv6 address, as `2001:db8:0:1::`; any other text as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`
}

function peerOf(context: Context): string {
  // An app called as a function has no connection.
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? '') : ''
}
