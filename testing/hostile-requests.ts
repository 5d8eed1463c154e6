import fc from 'fast-check'
import { language } from '#copy/language.ts'
import { pageIds, pages, pathOf } from '../domain/website/pages.ts'
import { contactBody, hostileBody, type RightBody } from './hostile-bodies.ts'

/** Words between blanks. */
const words = (text: string, ...others: string[]) => [...text.trim().split(/\s+/), ...others]

const endpoints = words(`
  /api/sendMail /api/estimate /api/reports /api/ /api/none /healthz /readyz /metrics /start /sitemap.xml
  /sitemap-1.xml /robots.txt /.well-known/security.txt /manifest.webmanifest /share.png /share/ /pictures/
  /assets/ /icons/ /favicon.ico /editors-page`)
const paths = pageIds.flatMap((id) => [pathOf(id, 'en'), pathOf(id, 'nl'), ...(pages[id].shortForms ?? [])])
/** The paths of native form posts. */
const forms = (['customer-service', 'partner', 'contact'] as const).map((id) => pathOf(id, language))

/** Pieces that vulnerability scanners put into paths and values. */
const pieces = words(
  String.raw`
  / // .. ../ /./ %2e%2e%2f ..%2f %252e%252e %5c.. \ \\evil.example ;a=b %00 % %zz %c0%af %ff %ed%a0%80
  %F0%9F%A7%BD %0d%0aLocation:%20//evil.example %E2%80%AE //evil.example /%2fevil.example /%5cevil.example
  @evil.example http://evil.example/ javascript: __proto__ constructor prototype toString hasOwnProperty
  <script> " '-- {{7*7}} etc/passwd .env .git/config run/main.ts é A * :name (a+)+$ # & =`,
  "' or '1'='1",
  'x'.repeat(300),
)
const piece = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 12 }))
const parameters = words(
  `
  zipCode packageId rooms extras sent phoneNumber kind after before page compare visit date draft type area
  dirt add remove taken expired received contract zipCode[] rooms[0] __proto__ __proto__[polluted]
  constructor.prototype.polluted toString utm`,
  '',
)
const values = words(
  `2000 7551AB 7551%20ab 0000 gs es ls kr-12-2 kr-12-2,br-6-1 kr-1e9-2 kr--1-0 oven,windows
  2026-12-01.morning 2026-02-30.day callBack business NaN -1 1e999 0x10 null 2026-01-01T00:00:00.000Z_1`,
  '9'.repeat(400),
  'kr-1-1,'.repeat(300),
)
const value = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, piece)
const pair = fc.tuple(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...parameters) }, piece), value)
const query = fc.oneof(
  fc.constant(''),
  fc.array(pair, { maxLength: 6 }).map((pairs) => `?${pairs.map((each) => each.join('=')).join('&')}`),
)

const headerValues: Record<string, readonly string[]> = {
  origin: ['null', 'https://evil.example', 'https://www.helderhuis.example', '://', ''],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  'accept-encoding': ['br', 'gzip', 'br;q=0, gzip;q=0', '*', 'br,'.repeat(500), 'identity;q=0'],
  'accept-language': ['nl', '*', 'x'.repeat(900)],
  'if-none-match': ['*', '""', 'W/"x"', '"'.repeat(500)],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'never'],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=5-2', 'bytes=0-1,0-1,0-1', 'lines=1'],
  'x-forwarded-for': ['127.0.0.1', '::1, evil', ','.repeat(500)],
  'x-forwarded-host': ['evil.example'],
  'x-http-method-override': ['DELETE'],
  'idempotency-key': ['same', 'k'.repeat(201), '\u00e9', ' ', '__proto__'],
  'fill-time': ['0', '-1', 'NaN', '1e999', 'x'],
  cookie: ['a=b; '.repeat(200), '__proto__=1', '='],
  expect: ['100-continue', 'a miracle'],
  upgrade: ['websocket', 'h2c'],
  'content-encoding': ['gzip', 'br', 'x'],
  'access-control-request-method': ['DELETE', 'GET'],
  'x-request-id': ['../../etc', 'x'.repeat(500)],
  'x-big': ['x'.repeat(17_000)],
}
const header = fc
  .constantFrom(...Object.keys(headerValues))
  .chain((name) => fc.constantFrom(...(headerValues[name] ?? [])).map((text) => `${name}: ${text}`))
const host = fc.oneof(
  { weight: 60, arbitrary: fc.constant('host: www.helderhuis.example') },
  fc.constantFrom(
    'host: evil.example',
    'host: ',
    'host: a b',
    'host: [::1',
    'host: x:99999',
    'host: a/../b',
    'x: no host',
  ),
)
const odd = fc.constantFrom(
  ...['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'NONSENSE', ''],
)
const method = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('GET', 'POST') }, odd)
const version = fc.oneof(
  { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
  fc.constantFrom('HTTP/1.0', 'HTTP/9', 'XTTP/1.1'),
)

/** The addresses of a site that requests are aimed at. */
export interface Targets {
  /** All of them. */
  paths: readonly string[]
  /** Those that read a query. */
  queried: readonly string[]
  /** Those that take a form or JSON. */
  posted: readonly string[]
  body: RightBody
}

/** Most are nearly valid, so that they reach the code of an endpoint. */
function startOf({ paths, queried, posted }: Targets) {
  const known = fc.oneof(fc.constantFrom(...paths), fc.constantFrom(...queried, ...posted))
  const path = fc.oneof(
    { weight: 5, arbitrary: known },
    { weight: 2, arbitrary: fc.tuple(known, piece, piece).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: fc.array(piece, { maxLength: 5 }).map((parts) => `/${parts.join('')}`) },
    { weight: 1, arbitrary: fc.tuple(piece, known).map((parts) => parts.join('')) },
  )
  const target = fc.tuple(path, query).map((parts) => parts.join(''))
  return fc.oneof(
    { weight: 2, arbitrary: fc.tuple(method, target) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('POST'), fc.constantFrom(...posted)) },
    fc.tuple(
      fc.constant('GET'),
      fc.tuple(fc.constantFrom(...queried), query).map((parts) => parts.join('')),
    ),
  )
}

/** Bytes that a hostile program may send to a site, from nearly valid requests for every endpoint to nonsense. */
export const hostileRequests = (targets: Targets): fc.Arbitrary<Buffer> =>
  fc
    .record({
      start: startOf(targets),
      version,
      host,
      headers: fc.array(header, { maxLength: 2 }),
      body: hostileBody(targets.body),
    })
    .map(({ start: [method, target], version, host, headers, body }) => {
      // A space or line break in the target would only make the first line malformed; most requests are to get further.
      const asked = target.replace(/[\s\0]/g, (sign) => encodeURIComponent(sign))
      const sends = method !== 'GET' && method !== 'HEAD'
      const lines = [
        ...[`${method} ${asked} ${version}`, host, 'connection: close', ...headers],
        ...(sends ? body.headers : []),
      ]
      return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), sends ? body.bytes : Buffer.alloc(0)])
    })

/** Requests to the website. */
export const hostileRequest = hostileRequests({
  paths: [...endpoints, ...paths],
  queried: ['/api/estimate', '/start', pathOf('estimate', language), ...paths],
  posted: ['/api/sendMail', '/api/sendMail', '/api/reports', ...forms],
  body: contactBody,
})
