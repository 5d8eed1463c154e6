import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { checkData } from '../services/backup/check-data.ts'
import { clientLimits, listen } from '../services/http/listen.ts'
import { webhookPath } from '../services/payments/online/start-payment.ts'
import { migratedDatabaseUrl, strictestEngine } from '../testing/database/engines.ts'
import { hostileRequests } from '../testing/hostile-requests.ts'
import { openOrdering } from '../testing/ordering/open-ordering.ts'
import { offered, toCheck, toDetails, toOrder, toVisits, typed, zipCode } from '../testing/ordering/place-by-form.ts'
import { sendBytes } from '../testing/send-bytes.ts'

/** How many requests are sent; thousands more by hand with `HOSTILE_REQUESTS`. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 600)
const atOnce = 8

/** Matches leaked internals: positions in code, names of files and of the database; and a 5xx to a smuggled request. */
const insides = /HTTP\/1\.1 5|\bat .{1,200}:\d+:\d+|node_modules|node:internal|SQLITE_|SqliteError|[\w-]+\.tsx?:\d+/

test(
  `${requests} hostile requests get neither a 5xx nor our insides, and leave every order and draft readable`,
  async () => {
    const ordering = await openOrdering({ DATABASE_URL: await migratedDatabaseUrl(strictestEngine) })
    const { database } = ordering.services
    const [order, other] = [(await toOrder(ordering, 26)).path, (await toOrder(ordering, -1)).path]
    // Each client begins a few holds in ten minutes only.
    ordering.setTime('2026-11-23T10:11:00Z')
    const visits = await toVisits(ordering)
    const drafts = [visits, await toDetails(ordering, 20), await toCheck(ordering, 22), await toCheck(ordering, 24)]
    ordering.setTime('2026-11-23T10:22:00Z')
    const steps = drafts.flatMap(({ path }) => {
      const draft = path.slice(0, path.lastIndexOf('/'))
      return ['visits', 'details', 'check'].map((step) => `${draft}/${step}`)
    })
    const money = ['/pay', '/paid', '/statement', '/invoice/2026-0001.xml']
    const shown = ['', '/change', '/cancel', '/withdraw', '/proof', '/visit.ics', '/contract/order', ...money].map(
      (what) => order + what,
    )
    const balance = order.replace('/order/', '/api/orders/')
    const forms = ['/location', '/eindSchoonmaak/location', '/login', '/withdrawal']
    const target = hostileRequests({
      paths: [
        ...forms,
        ...steps,
        ...shown,
        '/',
        '/api/visits',
        '/api/orders',
        '/api/reports',
        '/assets/',
        '/order/',
        ...[webhookPath, balance],
      ],
      queried: [
        ...['/location', `${order}/change`, `${order}/paid`, '/withdrawal', '/api/visits', balance],
        ...steps.slice(0, 3),
      ],
      posted: [
        ...forms,
        ...steps,
        `${order}/change`,
        `${order}/cancel`,
        `${other}/withdraw`,
        ...[`${order}/pay`, `${order}/statement`, webhookPath],
        '/api/orders',
      ],
      body: {
        fields: {
          packageId: 'gs',
          zipCode,
          visit: offered(visits).at(-3) ?? '',
          ...typed,
          houseNumber: '1',
          terms: 'yes',
        },
        more: [
          ...['rooms', 'extras', 'type', 'area', 'dirt', 'extra', 'add', 'remove', 'draft', 'date', 'version', 'price'],
          ...['fee', 'beginEarly', 'losesRight', 'name', 'contract', 'step', 'refresh'],
          ...['method', 'id', 'attempt', 'look'],
        ],
      },
    })

    // A few shapes promise more than they send.
    const limits = { ...clientLimits, request: 1000, headers: 1000, check: 100 }
    const server = listen(ordering.app.fetch, { port: 0, hostname: '127.0.0.1' }, limits)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const allowed = Object.values(ordering.services.settings.orderSiteUrl)
    const statuses = new Map<number, number>()
    const check = async (request: Buffer) => {
      const answer = await sendBytes(port, request)
      if (!answer) return
      const { status, body, headers } = answer
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const asked = request.toString('latin1', 0, 2000)
      expect(status, asked).toBeLessThan(500)
      expect(body, asked).not.toMatch(insides)
      const location = headers.get('location')
      if (location !== null) expect(allowed, asked).toContain(new URL(location, ordering.origin).origin)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(target, { minLength: atOnce, maxLength: atOnce, size: 'max' }), async (batch) => {
        await Promise.all(batch.map(check))
      }),
      { numRuns: Math.ceil(requests / atOnce), endOnFailure: true },
    )

    for (const status of [200, 303, 400, 403, 404, 405, 415, 422]) expect([...statuses.keys()]).toContain(status)
    if (process.env.HOSTILE_REQUESTS) console.log(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))
    for (const { id } of await database.selectFrom('draft').select('id').execute())
      expect((await ordering.request(`/draft/${id}/visits`)).status).toBeLessThan(400)
    for (const { number, secret } of await database.selectFrom('order').select(['number', 'secret']).execute())
      expect((await ordering.request(`/order/${number}/${secret}`)).status).toBe(200)
    expect((await checkData(database)).faults).toEqual([])
  },
  requests * 200,
)
