import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { message } from '../../testing/mail/fixtures.ts'
import { type MailServerHooks, startMailServer } from '../../testing/mail/mail-server.ts'
import { smtpTransport } from './smtp-transport.ts'
import { PermanentRefusal } from './transport.ts'

let key = ''
let cert = ''

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const names = 'subjectAltName=IP:127.0.0.1,DNS:localhost'
  const make = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext ${names}`
  execFileSync('openssl', [...make.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' })
  key = readFileSync(keyFile, 'utf8')
  cert = readFileSync(certFile, 'utf8')
  rmSync(folder, { recursive: true })
})

async function mailServer(options: SMTPServerOptions = {}, hooks: MailServerHooks = {}) {
  const server = await startMailServer(hooks, options)
  onTestFinished(() => server.close())
  return server
}

function transport(url: string, ca?: string) {
  const made = smtpTransport(url, ca)
  onTestFinished(() => made.close())
  return made
}

const soon = () => AbortSignal.timeout(30_000)
const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

test('a mail arrives with all of its parts', async () => {
  const server = await mailServer()
  const calendar = { filename: 'visit.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: 'X' }
  await transport(server.url).send(message({ attachments: [calendar] }), soon())
  expect(server.received[0]).toMatchObject({
    attachments: [{ filename: 'visit.ics', mimeType: 'text/calendar' }],
    messageId: '<1@helderhuis.example>',
    subject: 'Message from Ada Lovelace',
    from: { name: 'Helderhuis', address: 'website@helderhuis.example' },
    replyTo: [{ name: 'Ada Lovelace', address: 'ada@visitor.example' }],
  })
})

test('several mails go over one connection', async () => {
  let connections = 0
  const server = await mailServer({
    onConnect(_session, callback) {
      connections += 1
      callback()
    },
  })
  const mailer = transport(server.url)
  for (const id of ['<a@x.example>', '<b@x.example>', '<c@x.example>'])
    await mailer.send(message({ messageId: id }), soon())
  expect(server.received).toHaveLength(3)
  expect(connections).toBe(1)
})

test.each([
  [
    'line breaks in names and subjects start no header',
    {
      subject: 'Hello\r\nBcc: victim@x.example',
      replyTo: { name: 'A\r\nBcc: v@x.example', address: 'ada@visitor.example' },
    },
  ],
  [
    'emoji, right-to-left text and quotes',
    { subject: '🧽 שלום “quotes” \'and\' "more"', replyTo: { name: 'مرحبا "Ada" 🧹', address: 'ada@visitor.example' } },
  ],
])('%s', async (_, given) => {
  const server = await mailServer()
  const text = `שלום\n🧽 <script>alert(1)</script>\n${'x'.repeat(10_000)}\n. \n..`
  await transport(server.url).send(message({ ...given, text }), soon())
  const [mail] = server.received
  expect(mail?.text?.trimEnd()).toBe(text)
  expect(mail?.headers.some((header) => header.key === 'bcc')).toBe(false)
  const folded = (value: string) => value.replace(/\s+/g, ' ')
  expect(folded(mail?.subject ?? '')).toBe(folded(given.subject))
  expect(folded(mail?.replyTo?.[0]?.name ?? '')).toBe(folded(given.replyTo.name))
})

test('STARTTLS is used if offered, and a password is sent over it', async () => {
  let secure = false
  const server = await mailServer({
    key,
    cert,
    disabledCommands: [],
    authOptional: false,
    onAuth(auth, session, callback) {
      secure = session.secure
      callback(null, auth.username === 'office' && auth.password === 'p@ss/word' ? { user: 'office' } : {})
    },
  })
  const url = server.url.replace('//', '//office:p%40ss%2Fword@')
  await transport(url, cert).send(message(), soon())
  expect(server.received).toHaveLength(1)
  expect(secure).toBe(true)
})

test('smtps speaks TLS from the first byte', async () => {
  const server = await mailServer({ secure: true, key, cert })
  await transport(server.url, cert).send(message(), soon())
  expect(server.received).toHaveLength(1)
})

test('an untrusted certificate is a temporary failure, not a refusal of the mail', async () => {
  const server = await mailServer({ secure: true, key, cert })
  const sending = transport(server.url).send(message(), soon())
  await expect(sending).rejects.not.toBeInstanceOf(PermanentRefusal)
  expect(server.received).toHaveLength(0)
})

test.each([
  ['550 at the recipient', { onRcptTo: (_a, _s, callback) => callback(reply(550, 'no such mailbox')) }],
  [
    '554 at the content',
    { onData: (stream, _s, callback) => stream.resume().on('end', () => callback(reply(554, 'no'))) },
  ],
] satisfies [string, SMTPServerOptions][])('%s is a refusal for good', async (_, options) => {
  const server = await mailServer(options)
  await expect(transport(server.url).send(message(), soon())).rejects.toBeInstanceOf(PermanentRefusal)
})

test.each([
  ['554 at the greeting', { onConnect: (_s, callback) => callback(reply(554, 'no service')) }],
  ['550 at the sender', { onMailFrom: (_a, _s, callback) => callback(reply(550, 'not now')) }],
  ['451 at the recipient', { onRcptTo: (_a, _s, callback) => callback(reply(451, 'try later')) }],
  [
    '421 at the content',
    { onData: (stream, _s, callback) => stream.resume().on('end', () => callback(reply(421, 'bye'))) },
  ],
  ['a wrong password', { authOptional: false, onAuth: (_a, _s, callback) => callback(reply(535, 'wrong')) }],
] satisfies [string, SMTPServerOptions][])('%s may pass', async (_, options) => {
  const server = await mailServer(options)
  const url = 'authOptional' in options ? server.url.replace('//', '//office:wrong@') : server.url
  const sending = transport(url).send(message(), soon())
  await expect(sending).rejects.not.toBeInstanceOf(PermanentRefusal)
})

test('a refused connection is a temporary failure', async () => {
  const server = await startMailServer()
  await server.close()
  const sending = transport(server.url).send(message(), soon())
  await expect(sending).rejects.not.toBeInstanceOf(PermanentRefusal)
})

test('a delivery to a server that falls silent ends at the time limit', async () => {
  const server = await mailServer({ onData: (stream) => stream.resume() })
  await expect(transport(server.url).send(message(), AbortSignal.timeout(300))).rejects.not.toBeInstanceOf(
    PermanentRefusal,
  )
})

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
  const server = await mailServer()
  const nowhere = message({ to: { name: 'Ada', address: '' } })
  await expect(transport(server.url).send(nowhere, soon())).rejects.toBeInstanceOf(PermanentRefusal)
  expect(server.received).toEqual([])
})
