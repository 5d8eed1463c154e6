import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsProblem } from './settings.ts'

test('without any setting both sites are served on their usual ports, mail goes to a folder', () => {
  const foreign = { PATH: '/usr/bin', HOME: '/home/somebody', MAIL: '/var/mail/somebody', LOGNAME: 'somebody' }
  expect(readSettings(foreign)).toMatchObject({
    languages: ['en', 'nl'],
    port: { en: 3000, nl: 3001 },
    origin: { en: 'http://localhost:3000', nl: 'http://localhost:3001' },
    orderSiteUrl: { en: 'http://localhost:3002', nl: 'http://localhost:3003' },
    orderPort: { en: 3002, nl: 3003 },
    databaseUrl: 'sqlite:./data/helderhuis.db',
    smtpUrl: undefined,
    mailDir: './data/mail',
    gaMeasurementId: undefined,
    logLevel: 'info',
  })
})

test('an origin is compared in small letters, as browsers say theirs', () => {
  expect(readSettings({ SITE_ORIGIN_NL: 'https://NL.Helderhuis.example' }).origin.nl).toBe(
    'https://nl.helderhuis.example',
  )
})

test('one language is served on its own port, which its origin follows', () => {
  expect(readSettings({ SITE_LANGUAGE: 'nl', PORT: '8080' })).toMatchObject({
    languages: ['nl'],
    port: { nl: 8080 },
    origin: { nl: 'http://localhost:8080' },
    orderPort: { nl: 8082 },
    orderSiteUrl: { nl: 'http://localhost:8082' },
  })
})

test('every port follows PORT where both languages are served (R14.1)', () => {
  expect(readSettings({ PORT: '65530' })).toMatchObject({
    port: { en: 65530, nl: 65531 },
    origin: { en: 'http://localhost:65530', nl: 'http://localhost:65531' },
    orderPort: { en: 65532, nl: 65533 },
    orderSiteUrl: { en: 'http://localhost:65532', nl: 'http://localhost:65533' },
    office: { port: 65534, origin: 'http://localhost:65534' },
    payments: { standInPort: 65535 },
  })
})

test('a site is reachable if it is served here, or where its origin is named', () => {
  const SITE_ORIGIN_EN = 'https://be.helderhuis.example'
  expect(readSettings({}).reachable).toEqual(['en', 'nl'])
  expect(readSettings({ SITE_LANGUAGE: 'nl', PORT: '4000' }).reachable).toEqual(['nl'])
  expect(readSettings({ SITE_LANGUAGE: 'nl', SITE_ORIGIN_EN }).reachable).toEqual(['en', 'nl'])
})

test('our own ordering site has a port and an origin of its own where they are set', () => {
  const settings = { SITE_LANGUAGE: 'en', ORDER_PORT: '4000', ORDER_ORIGIN_NL: 'https://bestel.helderhuis.example' }
  expect(readSettings(settings)).toMatchObject({
    orderPort: { en: 4000 },
    orderSiteUrl: { en: 'http://localhost:4000', nl: 'https://bestel.helderhuis.example' },
  })
})

test('a foreign ordering site takes the orders of both languages, and we listen for none', () => {
  const { orderSiteUrl, orderPort } = readSettings({ ORDER_SITE_URL: 'https://order.example/shop' })
  expect(orderSiteUrl).toEqual({ en: 'https://order.example/shop', nl: 'https://order.example/shop' })
  expect(orderPort).toBeUndefined()
})

test('both sites may be served on any free port', () => {
  expect(readSettings({ PORT: '0' })).toMatchObject({
    languages: ['en', 'nl'],
    port: { en: 0, nl: 0 },
    orderPort: { en: 0, nl: 0 },
  })
})

test('an empty setting counts as not given, a slash at the end is dropped', () => {
  expect(readSettings({ SMTP_URL: '', ORDER_SITE_URL: 'https://order.example/shop/' })).toMatchObject({
    smtpUrl: undefined,
    orderSiteUrl: { en: 'https://order.example/shop' },
  })
})

test('the environment file for a server holds settings that exist and are well-formed', () => {
  const lines = readFileSync('deploy/environment.example', 'utf8').split('\n')
  const pairs = lines.flatMap((line) => (/^[^#=]+=/.test(line) ? [line.split(/=(.*)/s).slice(0, 2)] : []))
  const environment = Object.fromEntries(pairs.map(([name, value = '']) => [name, value.replace(/^"(.*)"$/, '$1')]))
  expect(pairs.length).toBeGreaterThan(5)
  expect(readSettings(environment)).toMatchObject({
    mailFrom: 'Helderhuis <website@helderhuis.example>',
    trustedProxies: ['127.0.0.1'],
  })
})

describe('a wrong setting stops the start with a sentence that names it', () => {
  test.each([
    [{ SITE_LANGUAGE: 'fr' }, 'The setting SITE_LANGUAGE has to be en or nl; leave it out to serve both sites.'],
    [{ SITE_LANGUAGE: 'en', PORT: '3000x' }, 'The setting PORT has to be a port number, such as 3000.'],
    [{ SITE_LANGUAGE: 'en', PORT: '70000' }, 'The setting PORT has to be at most 65535.'],
    [{ PORT: '65531' }, 'Both sites take PORT and the five after it: choose one up to 65530.'],
    [{ ORDER_PORT: '4002' }, 'ORDER_PORT is the port of a single site: set SITE_LANGUAGE to en or nl too.'],
    [{ SITE_LANGUAGE: 'en', PORT: '65534' }, 'The ordering site is two ports after PORT: set ORDER_PORT too.'],
    [{ SITE_LANGUAGE: 'en', PORT: '65532' }, 'The office is four ports after PORT: set OFFICE_PORT too.'],
    [{ HOST: 'my host' }, 'The setting HOST has to be an address of this machine, such as 127.0.0.1.'],
    [{ SITE_ORIGIN_NL: 'https://a.example/path' }, 'The setting SITE_ORIGIN_NL has to be an origin, without a path.'],
    [
      { ORDER_SITE_URL: 'https://order.example/?lang=en' },
      'The setting ORDER_SITE_URL has to be an address such as https://order.company.example.',
    ],
    [{ MAIL_KEEP_DAYS: '0' }, 'The setting MAIL_KEEP_DAYS has to be at least 1.'],
    [{ MAIL_KEEP_DAYS: '365' }, 'The setting MAIL_KEEP_DAYS has to be at most 90, as the privacy page promises.'],
    [
      { OFFICE_KEY: 'secret' },
      'The setting OFFICE_KEY has to be 64 hexadecimal digits, as “openssl rand -hex 32” prints them; older keys may follow after commas.',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL has to begin with sqlite: or postgres://.'],
    [{ SMTP_URL: 'http://x' }, 'The setting SMTP_URL has to look like smtp://user:pass@host:587.'],
    [{ SMTP_URL: 'smtp://' }, 'The setting SMTP_URL has to look like smtp://user:pass@host:587.'],
    [{ SMTP_URL: 'smtps://:465' }, 'The setting SMTP_URL has to look like smtp://user:pass@host:587.'],
    [{ MAIL_FROM: 'X <a@b.example' }, 'The setting MAIL_FROM has to be an e-mail address.'],
    [{ MAIL_FROM: 'a@b.example>' }, 'The setting MAIL_FROM has to be an e-mail address.'],
    [{ MAIL_TO: 'office' }, 'The setting MAIL_TO has to be an e-mail address.'],
    [{ MAIL_FROM: 'a@b.example\nBcc: c@d.example' }, 'The setting MAIL_FROM has to be an e-mail address.'],
    [{ GA_MEASUREMENT_ID: 'UA-1' }, 'The setting GA_MEASUREMENT_ID has to look like G-ABC123DEF4.'],
  ])('%o', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingsProblem(sentence))
  })

  test.each([
    ...['MAIL_FORM', 'SMTP_URI', 'SITE_ORIGIN', 'GA_ID', 'ORDER_URL', 'DB_URL', 'GOOGLE_ANALYTICS_ID'],
    ...['LOGLEVEL', 'SMTPURL', 'ORDERSITE_URL', 'SITELANGUAGE', 'GAMEASUREMENTID'],
    ...['POSTGRES_URL', 'TARIF_DIR', 'DATABSE_URL', 'SITE_LANGAUGE', 'TRUSTED_PROXY'],
  ])('%s is a typing mistake', (name) => {
    expect(() => readSettings({ [name]: 'x' })).toThrow(
      new RegExp(`^${name} is not a setting. Known are SITE_LANGUAGE,`),
    )
  })
})

test('the office listens on this machine alone until it has an origin, which passkeys want to be secure', () => {
  expect(readSettings({}).office).toEqual({ port: 3004, origin: 'http://localhost:3004', host: '127.0.0.1' })
  const beside = readSettings({ SITE_LANGUAGE: 'en', PORT: '4000' })
  expect([beside.port.en, beside.orderPort?.en, beside.office.port]).toEqual([4000, 4002, 4004])
  expect(beside.office.origin).toBe('http://localhost:4004')
  expect(readSettings({ PORT: '0', HOST: '0.0.0.0' }).office).toMatchObject({ port: 0, host: '127.0.0.1' })
  const OFFICE_ORIGIN = 'https://office.helderhuis.example'
  expect(readSettings({ OFFICE_ORIGIN, OFFICE_PORT: '8004' }).office).toEqual({
    port: 8004,
    origin: OFFICE_ORIGIN,
    host: undefined,
  })
  const keys = `${'ab'.repeat(32)},${'CD'.repeat(32)}`
  expect(readSettings({ OFFICE_KEY: keys }).office.keys).toBe(keys)
  expect(() => readSettings({ OFFICE_ORIGIN: 'http://office.helderhuis.example' })).toThrow('passkeys need it')
  expect(() => readSettings({ OFFICE_ORIGN: 'x' })).toThrow('OFFICE_ORIGN is not a setting')
})

test('customers pay at Mollie with a key, without one at the stand-in of this machine, and nowhere else', () => {
  const standIn = { apiKey: 'test_standin', endpoint: 'http://localhost:3005/v2', standInPort: 3005 }
  expect(readSettings({}).payments).toEqual(standIn)
  expect(readSettings({ PAYMENTS_PORT: '4105' }).payments?.endpoint).toBe('http://localhost:4105/v2')
  expect(readSettings({ SITE_LANGUAGE: 'en', PORT: '4000' }).payments?.standInPort).toBe(4005)
  expect(readSettings({ ORDER_ORIGIN_EN: 'https://order.helderhuis.example' }).payments).toBeUndefined()
  expect(readSettings({ ORDER_SITE_URL: 'http://localhost:9/shop' }).payments).toBeUndefined()
  const mollie = { MOLLIE_API_KEY: 'live_abcdefghij', MOLLIE_API_ENDPOINT: 'https://pay.example/v2/' }
  expect(readSettings(mollie).payments).toEqual({
    apiKey: 'live_abcdefghij',
    endpoint: 'https://pay.example/v2',
    standInPort: undefined,
  })
  expect(() => readSettings({ MOLLIE_API_KEY: 'secret' })).toThrow('has to begin with live_ or test_')
})
