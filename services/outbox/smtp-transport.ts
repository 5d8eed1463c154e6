import { createTransport } from 'nodemailer'
import { loopbackNames } from '../../domain/website/loopback-names.ts'
import { nodemailerMessage } from './nodemailer-message.ts'
import { type MailTransport, PermanentRefusal } from './transport.ts'

/** Time-outs of an SMTP session in milliseconds: connecting, the server's greeting, silence in between. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** How long an unused connection is kept for the next mail, in milliseconds. */
const idleTimeout = 20_000

/** Replies about our configuration rather than the mail (RFC 4954), which someone can correct. */
const setUpReplies = [530, 534, 535, 538]

/**
 * Sends through the server of `url` (`smtp://user:pass@host:port`, `smtps://…`) over one connection that is reused.
 * STARTTLS is used if the server offers it, and required if a password would otherwise travel unencrypted to another
 * machine. Certificates are verified; a private authority is added with `NODE_EXTRA_CA_CERTS` (or `ca`, PEM).
 */
export function smtpTransport(url: string, ca?: string): MailTransport {
  const mailer = createTransport({
    ...connectionOptions(url),
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    // Only for a reused connection that turns out to be closed before any of the mail was sent.
    maxRequeues: 1,
    idleTimeout,
    ...(ca === undefined ? {} : { tls: { ca } }),
  })
  return {
    async send(message, signal) {
      try {
        await mailer.sendMail({ ...nodemailerMessage(message), signal })
      } catch (error) {
        throw isRefusal(error) ? new PermanentRefusal(error.message, { cause: error }) : error
      }
    },
    close() {
      mailer.close()
    },
  }
}

/**
 * Connects to the server of `url` as `smtpTransport` does, signs in, and says goodbye without sending anything.
 * @throws what went wrong; its `code` is EAUTH where the login was refused
 */
export async function verifySmtp(url: string): Promise<void> {
  await createTransport(connectionOptions(url)).verify()
}

function connectionOptions(url: string) {
  const { username, hostname, protocol } = new URL(url)
  const requireTLS = username !== '' && protocol === 'smtp:' && !loopbackNames.includes(hostname)
  return { url, requireTLS, ...timeouts }
}

/**
 * Whether the server answered 5xx about the recipient or the content, or the mail has no address that any server could
 * accept. A refusal of the connection or the sender concerns all mail alike, so it is a fault of the server or of our
 * set-up, which passes.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return false
  if (!('responseCode' in error)) return true
  if ('command' in error && error.command === 'MAIL FROM') return false
  const reply = Number(error.responseCode)
  return reply >= 500 && !setUpReplies.includes(reply)
}
