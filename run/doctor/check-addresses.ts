import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { connect } from 'node:tls'
import { counted } from '../../copy/format/counted.ts'
import { isOfThisMachine } from '../../services/settings/public-origins.ts'
import { type Checked, ok, reasonOf, unknown, wrong } from './checked.ts'

const patience = 5000
/** Days of validity at which a certificate should have been renewed; certbot and Caddy do so after 60 of 90. */
const renewalDays = 14
const seeHelp = 'See docs/on-call.md, “A certificate has expired”.'

/** Checks the name and the certificate of each public address. */
export async function checkAddresses(origins: readonly URL[], now: Date): Promise<Checked[]> {
  const unencrypted = origins.filter((origin) => origin.protocol === 'http:' && !isOfThisMachine(origin))
  const named = origins.filter((origin) => !isOfThisMachine(origin))
  const encrypted = origins.filter(({ protocol }) => protocol === 'https:')
  return [
    ...unencrypted.map(({ origin }) =>
      wrong('https', `${origin} is not encrypted`, 'Put a proxy with TLS in front, and https:// into the setting.'),
    ),
    ...(await Promise.all(named.map(checkName))),
    ...(await Promise.all(encrypted.map((origin) => checkCertificate(origin, now)))),
    ...(named.length + encrypted.length === 0 ? [ok('addresses', 'this machine only: fine for a trial')] : []),
  ]
}

async function checkName({ hostname }: URL): Promise<Checked> {
  try {
    const found = (await lookup(hostname, { all: true })).map(({ address }) => address)
    const ours = new Set(
      Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address)),
    )
    const places = found.join(', ')
    if (found.some((address) => ours.has(address))) return ok('dns', `${hostname} leads to this machine (${places})`)
    return unknown(
      'dns',
      `${hostname} leads to ${places}, which is not an address of this machine`,
      'That is right if a router, load balancer or container host forwards it here.',
    )
  } catch (error) {
    return wrong('dns', `${hostname} has no address (${reasonOf(error)})`, 'Add an A or AAAA record to your domain.')
  }
}

async function checkCertificate({ hostname, port }: URL, now: Date): Promise<Checked> {
  const what = 'certificate'
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    // An address has no name to send.
    ...(isIP(hostname) ? {} : { servername: hostname }),
    // Expiry and trust are checked separately below.
    rejectUnauthorized: false,
    timeout: patience,
  })
  socket.once('timeout', () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
  } catch (error) {
    return wrong(
      what,
      `${hostname} does not answer over TLS (${reasonOf(error)})`,
      'Start the proxy, and let ports 80 and 443 through the firewall.',
    )
  }
  const { valid_to } = socket.getPeerCertificate()
  const { authorized, authorizationError } = socket
  socket.destroy()
  const days = Math.floor((Date.parse(valid_to) - now.getTime()) / 86_400_000)
  if (days < renewalDays)
    return wrong(what, `${hostname}: ${days < 0 ? 'expired' : `${counted(days, 'day')} left`}`, seeHelp)
  if (!authorized) return wrong(what, `${hostname}: browsers refuse it (${authorizationError})`, seeHelp)
  return ok(what, `${hostname}: ${counted(days, 'day')} left`)
}
