import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** Moments of a conversation at which a test can act. */
export interface MailServerHooks {
  onRecipient?: () => void
  onContent?: () => void
  /** The content is complete and the server is about to say 250. */
  onAccept?: (mail: Email) => void
}

/** A real SMTP server on a free loopback port, which records what it receives. */
export async function startMailServer(hooks: MailServerHooks = {}, options: SMTPServerOptions = {}) {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, callback) {
      hooks.onRecipient?.()
      callback()
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      hooks.onContent?.()
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        received.push(mail)
        hooks.onAccept?.(mail)
        callback()
      })
    },
    ...options,
  })
  // Clients killed in the middle of a conversation are part of these tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  const scheme = options.secure ? 'smtps' : 'smtp'
  return {
    url: `${scheme}://127.0.0.1:${address.port}`,
    received,
    /** Breaks every open connection. */
    cut() {
      for (const connection of server.connections) connection.close()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
