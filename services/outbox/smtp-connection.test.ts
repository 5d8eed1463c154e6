import type { SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { message } from '../../testing/mail/fixtures.ts'
import { startMailServer } from '../../testing/mail/mail-server.ts'
import { smtpTransport } from './smtp-transport.ts'
import { PermanentRefusal } from './transport.ts'

const soon = () => AbortSignal.timeout(30_000)

function transport(url: string) {
  const made = smtpTransport(url)
  onTestFinished(() => made.close())
  return made
}

async function mailServer(options: SMTPServerOptions) {
  const server = await startMailServer({}, options)
  onTestFinished(() => server.close())
  return server
}

test('a password is never sent unencrypted to another machine', async () => {
  const passwords: unknown[] = []
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(auth, _session, callback) {
      passwords.push(auth.password)
      callback(null, { user: 'office' })
    },
  })
  const url = server.url.replace('//', '//office:secret@')
  // Another spelling of the loopback address, which the transport does not recognise as local.
  await expect(transport(url.replace('127.0.0.1', '127.1')).send(message(), soon())).rejects.toThrow(/TLS/)
  expect(passwords).toEqual([])
  await transport(url).send(message(), soon())
  expect(passwords).toEqual(['secret'])
})

test('a connection that the server closed while idle costs no attempt', async () => {
  let mails = 0
  const server = await mailServer({
    onData: (stream, _session, callback) =>
      stream.resume().on('end', () => {
        mails += 1
        callback()
      }),
  })
  const mailer = transport(server.url)
  for (let count = 1; count <= 3; count++) {
    await mailer.send(message(), soon())
    expect(mails).toBe(count)
    server.cut()
  }
})

test('a connection that breaks during the transfer is a temporary failure, and the library does not retry on its own', async () => {
  let tries = 0
  const server = await mailServer({
    onData(stream) {
      stream.resume().on('end', () => {
        tries += 1
        server.cut()
      })
    },
  })
  const sending = transport(server.url).send(message(), soon())
  await expect(sending).rejects.not.toBeInstanceOf(PermanentRefusal)
  expect(tries).toBe(1)
})

test('an address that no server could accept is refused for good', async () => {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const nowhere = message({ to: { name: 'Ada', address: '' } })
  await expect(transport(server.url).send(nowhere, soon())).rejects.toBeInstanceOf(PermanentRefusal)
  expect(server.received).toEqual([])
})
