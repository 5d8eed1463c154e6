import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { dirname, join } from 'node:path'
import { createServer } from 'node:tls'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { anotherConnection, freshDatabaseUrl, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { freePort, portOf } from '../../testing/free-port.ts'
import { startMailServer } from '../../testing/mail/mail-server.ts'
import { runCommand } from '../../testing/run-command.ts'
import { siteProcess } from '../../testing/site-process.ts'

/** `npm run doctor`: its lines by the thing that they are about, without spaces at their beginning. */
async function doctor(settings: Record<string, string>, ...parameters: string[]) {
  const { out, err, code } = await runCommand('doctor', parameters, settings)
  expect(err).toBe('')
  const about = (what: string) => {
    const [, ...found] = new RegExp(`^(\\w+) +${what} +(.*)(?:\\n +→ (.*))?$`, 'm').exec(out) ?? []
    return found.filter(Boolean).join(' | ')
  }
  return { out, code, about }
}

/** A mail server that knows one password. */
async function lockedMailServer() {
  const server = await startMailServer(
    {},
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, callback) =>
        password === 'right' ? callback(null, { user: 'office' }) : callback(new Error('Invalid username or password')),
    },
  )
  onTestFinished(() => server.close())
  return { ...server, with: (password: string) => server.url.replace('//', `//office:${password}@`) }
}

/** A TLS server with a certificate that no one signed, valid for so many days. @returns its origin */
async function tlsServer(folder: string, days: number) {
  const [key, cert] = [join(folder, 'tls.key'), join(folder, 'tls.cert')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', String(days)]
  const names = ['-subj', '/CN=trial', '-addext', 'subjectAltName=IP:127.0.0.2', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', ...kind, ...names], { stdio: 'ignore' })
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.2')
  onTestFinished(() => void server.close())
  return `https://127.0.0.2:${await portOf(server)}`
}

test('names what runs and what does not in a trial, without a word about the data of a trial', async () => {
  const url = await migratedDatabaseUrl('sqlite')
  const mailServer = await lockedMailServer()
  const site = siteProcess({ DATABASE_URL: url })
  onTestFinished(() => site.kill())
  await site.start()
  const officePort = String(await freePort())
  const settings = {
    DATABASE_URL: url,
    SMTP_URL: mailServer.with('right'),
    SITE_LANGUAGE: 'en',
    PORT: String(site.port),
    ORDER_PORT: String(site.orderPort),
    OFFICE_PORT: officePort,
  }
  const { about, out, code } = await doctor(settings, '--clock', site.origin)
  expect(about('site en')).toBe(`ok | ready on 127.0.0.1:${site.port}`)
  expect(about('ordering en')).toBe(`ok | listens on 127.0.0.1:${site.orderPort}`)
  expect(about('office')).toMatch(/^wrong \| does not answer on 127\.0\.0\.1:\d+ \(.*ECONNREFUSED.*\| Start it/)
  expect(about('mail')).toContain('takes mail from us; none was sent')
  expect(about('clock')).toMatch(/^ok \| \d seconds? ahead of http/)
  expect(about('owner')).toBe('wrong | the office has no owner | npm run office -- invite NAME owner prints a link.')
  expect(about('secrets')).toMatch(/^ok/)
  expect([code, out.split('\n').at(-2)]).toEqual([1, '2 problems.'])
  expect(mailServer.received).toEqual([])

  const sent = await doctor(settings, '--mail', 'olga@office.example')
  expect(sent.about('mail')).toContain('took a mail to olga@office.example | Check that it arrived')
  expect(mailServer.received.map(({ subject }) => subject)).toEqual(['Test e-mail'])
})

test('each fault of a server is found beside the others, and says what to do', async () => {
  const url = await migratedDatabaseUrl('sqlite')
  const path = url.slice('sqlite:'.length)
  const database = anotherConnection(url)
  await recordUpkeep(database, 'backup', undefined, new Date(Date.now() - 3 * 24 * 3_600_000))
  await recordUpkeep(database, 'drill', 'The disk is full.', new Date(Date.now() - 2 * 3_600_000))
  writeFileSync(`${path}.key`, 'cut short')
  chmodSync(path, 0o644)
  const mailServer = await lockedMailServer()
  const origin = await tlsServer(dirname(path), 5)
  const broken = join(dirname(path), 'company')
  mkdirSync(broken)
  writeFileSync(join(broken, 'company.yaml'), 'brand: 4\n')
  const listener = createHttpServer((_, response) => response.end('<!DOCTYPE html>')).listen(0, '127.0.0.1')
  onTestFinished(() => void listener.close())
  const { about, code } = await doctor({
    ...{ DATABASE_URL: url, SMTP_URL: mailServer.with('wrong'), COMPANY_DIR: broken, COMMANDS_RUN_AS: 'sudo example' },
    ...{
      SITE_LANGUAGE: 'en',
      PORT: String(await portOf(listener)),
      MOLLIE_API_KEY: `live_${'a'.repeat(30)}`,
      MOLLIE_API_ENDPOINT: 'http://127.0.0.1:1/v2',
      SITE_ORIGIN_EN: origin,
      ORDER_SITE_URL: 'https://order.example',
    },
  })
  expect(about('company')).toMatch(/^wrong \| .*company\.yaml.* \| Correct that file in COMPANY_DIR/)
  expect(about('site en')).toMatch(/^wrong \| another program answers on 127\.0\.0\.1:\d+ \| “ss -ltnp” names it/)
  expect(about('database')).toMatch(/^ok/)
  expect(about('backup')).toBe(
    'wrong | the last one is 3 days old; one is due every 26 hours | Run “sudo example data backup FILE”.',
  )
  expect(about('prices')).toMatch(/^wrong \| site en has sample prices, and MOLLIE_API_KEY takes real money \| Enter/)
  expect(about('drill')).toMatch(/^wrong \| failed 2 hours ago: The disk is full\. \| Fix that/)
  expect(about('key')).toMatch(/^wrong \| .*holds no key: it was cut short/)
  expect(about('secrets')).toBe(`wrong | everyone on this machine can read ${path} | Run “chmod o= ${path}”.`)
  expect(about('mail')).toMatch(/^wrong \| 127\.0\.0\.1:\d+ refuses the login: .*Invalid username.* \| Correct user/)
  expect(about('payments')).toMatch(/^wrong \| the provider does not answer .*ECONNREFUSED.* \| See docs\/on-call\.md/)
  expect(about('dns')).toMatch(/^unknown \| 127\.0\.0\.2 leads to 127\.0\.0\.2, which is not an address/)
  expect(about('certificate')).toMatch(/^wrong \| 127\.0\.0\.2: [45] days left/)
  expect(code).toBe(1)
})

test.each([
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SMTP_URL: 'smtp://127.0.0.1:1' },
    {
      database: /^wrong \| connect ECONNREFUSED .*Start PostgreSQL/,
      key: /^wrong \| no access note can be stored \| Set OFFICE_KEY/,
      mail: /^wrong \| 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    },
  ],
  [{ SMTP_ULR: 'smtp://127.0.0.1' }, { settings: /^wrong \| SMTP_ULR is not a setting/ }],
])('%j is explained', async (settings, sentences) => {
  const { about, code } = await doctor(settings)
  for (const [what, sentence] of Object.entries(sentences)) expect(about(what)).toMatch(sentence)
  expect(code).toBe(1)
})

test('a database without tables is behind, and is left so; one that does not exist, or has an unknown step, is named', async () => {
  const url = await freshDatabaseUrl('postgres')
  const none = new URL(url)
  none.pathname = '/none'
  expect((await doctor({ DATABASE_URL: none.href })).about('database')).toMatch(
    /"none" does not exist \| Correct the name/,
  )
  expect((await doctor({ DATABASE_URL: url })).about('database')).toMatch(/^wrong \| is \d+ steps behind this program/)
  const database = anotherConnection(url)
  expect(await database.introspection.getTables()).toEqual([])
  await migrateDatabase(database)
  await sql`update kysely_migration set name = '0001-content' where name like '0056%'`.execute(database)
  expect((await doctor({ DATABASE_URL: url })).about('database')).toMatch(/older release .* \| See docs\/on-call/)
})
