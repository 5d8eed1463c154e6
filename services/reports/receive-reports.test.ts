import pino from 'pino'
import { expect, test } from 'vitest'
import { largestMessage } from '../../site/forms/message-api.ts'
import { createApp } from '../../site/site-app.ts'
import { openSite } from '../../testing/open-site.ts'
import { limitReports } from './receive-reports.ts'

const page = 'https://www.helderhuis.example/partner'
const violation = {
  'csp-report': {
    'document-uri': `${page}?zipCode=2000#x`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://user:secret@evil.example/x.js?a=1',
    'source-file': `${page}?phoneNumber=0470123456`,
    'line-number': 3,
    'column-number': 14,
    'script-sample': 'Jan de Vries',
    'original-policy': "default-src 'none'",
  },
}
const failure = {
  page: `${page}?zipCode=2000`,
  message: 'Unexpected token J, "Jan de Vries" is not valid JSON',
  stack: 'SyntaxError: "Jan de Vries"\n    at https://www.helderhuis.example/assets/view.js?who=jan:1:2',
}
const types = {
  'application/csp-report': violation,
  'application/json': failure,
} as const

/** A site that answers reports, with access to its log and metrics. */
async function openForReports() {
  const { services, get, setTime } = await openSite()
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  let alarms = 0
  const app = createApp({ ...services, log, reportLimit: limitReports(services.clock, () => void alarms++) })
  return {
    setTime,
    alarms: () => alarms,
    send: (type: string, body: unknown, remoteAddress?: string) =>
      app.request(
        'https://www.helderhuis.example/api/reports',
        {
          method: 'POST',
          headers: { 'Content-Type': type, 'User-Agent': 'Browser/1.0' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        remoteAddress && { incoming: { socket: { remoteAddress } } },
      ),
    logged: () => lines.map((line): Record<string, unknown> => JSON.parse(line)),
    async counted() {
      const text = await (await get('/metrics')).text()
      return text.split('\n').filter((line) => line.startsWith('client_reports_total'))
    },
  }
}

test.each(Object.entries(types))('a report as %s is logged and counted, without personal data', async (type, body) => {
  const { send, logged, counted } = await openForReports()
  const answer = await send(type, body)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  const [line] = logged()
  expect(line).toMatchObject({ level: 40, msg: 'client report', page })
  const kind = type === 'application/json' ? 'error' : 'csp'
  expect(line?.kind).toBe(kind)
  expect(JSON.stringify({ ...line, time: undefined })).not.toMatch(/Jan|jan|2000|0470|secret|Browser|\?/)
  expect(await counted()).toEqual([`client_reports_total{kind="${kind}"} 1`])
})

test('a report of a violation keeps the directive, the blocked address and its source', async () => {
  const { send, logged } = await openForReports()
  await send('application/csp-report; charset=utf-8', violation)
  const blocked = 'https://evil.example/x.js'
  expect(logged()).toMatchObject([{ directive: 'script-src-elem', blocked, source: page, line: 3, column: 14 }])
})

test('words, and addresses other than http, are shortened', async () => {
  const { send, logged } = await openForReports()
  for (const blocked of ['inline', 'data:text/html,Jan', 'chrome-extension://abc/x.js', 'not an address', 7, undefined])
    await send('application/csp-report', { 'csp-report': { 'blocked-uri': blocked, 'effective-directive': 'a b' } })
  expect(logged().map(({ blocked }) => blocked)).toEqual([
    'inline',
    'data',
    'chrome-extension',
    '',
    undefined,
    undefined,
  ])
  expect(logged().every(({ directive }) => directive === undefined)).toBe(true)
})

test('long texts are truncated', async () => {
  const { send, logged } = await openForReports()
  await send('application/json', {
    page: `${page}/${'x'.repeat(9000)}`,
    message: 'm'.repeat(9000),
    stack: 's'.repeat(9000),
  })
  expect(JSON.stringify(logged()).length).toBeLessThan(2000)
})

test.each([
  ['malformed', 'application/json', '{', 400],
  ['of another shape', 'application/csp-report', [], 400],
  ['without a message', 'application/json', { page }, 400],
  ['of another type', 'text/plain', failure, 415],
  ['too large', 'application/json', { ...failure, stack: 'x'.repeat(largestMessage) }, 413],
])('a report that is %s is refused', async (_, type, body, status) => {
  const { send, logged, counted } = await openForReports()
  expect((await send(type, body)).status).toBe(status)
  expect([logged(), await counted()]).toEqual([[], []])
})

test('a rate-limited client gets 429 with Retry-After, and logs nothing', async () => {
  const { send, logged, setTime } = await openForReports()
  for (let count = 0; count < 20; count++) expect((await send('application/json', failure)).status).toBe(204)
  const refused = await send('application/json', failure)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30'])
  expect(logged()).toHaveLength(20)
  setTime('2026-11-23T10:10:00.000Z')
  expect((await send('application/json', failure)).status).toBe(204)
})

test('many reports of all browsers together raise the alarm (R14.6)', async () => {
  const { send, alarms } = await openForReports()
  for (let client = 0; client < 30; client++)
    for (let count = 0; count < 20; count++) await send('application/json', failure, `10.0.${client}.1`)
  expect(alarms()).toBe(0)
  expect((await send('application/json', failure, '10.0.30.1')).status).toBe(204)
  expect(alarms()).toBe(1)
})

test('a path that opens an order is shortened wherever it stands', async () => {
  const { send, logged } = await openForReports()
  const secret = 'Zm9vYmFyZm9vYmFyZm9vYmFy'
  const path = `/order/K7F4-29QX/${secret}`
  const bodies = {
    'application/json': {
      page: `https://order.helderhuis.example${path}`,
      message: `cannot open ${path}/change, nor https%3A%2F%2Fx.example%2Forder%2FK7F4-29QX%2F${secret}`,
      stack: `at https://evil.example/redirect${path}:1:2 after /draft/${secret}/check`,
    },
    'application/csp-report': {
      'csp-report': { 'document-uri': path, 'blocked-uri': `https://evil.example/log${path}` },
    },
  }
  for (const [type, body] of Object.entries(bodies)) await send(type, body)
  expect(logged()).toHaveLength(2)
  expect(JSON.stringify(logged())).not.toContain(secret)
})
