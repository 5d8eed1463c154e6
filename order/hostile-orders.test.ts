import { expect, test } from 'vitest'
import { checkData } from '../services/backup/check-data.ts'
import { webhookPath } from '../services/payments/online/start-payment.ts'
import { migratedDatabaseUrl, strictestEngine } from '../testing/database/engines.ts'
import { hostileRequests } from '../testing/hostile-requests.ts'
import { openOrdering } from '../testing/ordering/open-ordering.ts'
import { offered, toCheck, toDetails, toOrder, toVisits, typed, zipCode } from '../testing/ordering/place-by-form.ts'
import { sendHostileRequests } from '../testing/send-hostile-requests.ts'

/** How many requests are sent; thousands more by hand with `HOSTILE_REQUESTS`. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 600)

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

    await sendHostileRequests(ordering.app, target, requests, {
      origins: Object.values(ordering.services.settings.orderSiteUrl),
      reached: [200, 303, 400, 403, 404, 405, 415, 422],
    })

    for (const { id } of await database.selectFrom('draft').select('id').execute())
      expect((await ordering.request(`/draft/${id}/visits`)).status).toBeLessThan(400)
    for (const { number, secret } of await database.selectFrom('order').select(['number', 'secret']).execute())
      expect((await ordering.request(`/order/${number}/${secret}`)).status).toBe(200)
    expect((await checkData(database)).faults).toEqual([])
  },
  requests * 200,
)
