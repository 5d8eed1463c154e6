import { expect, test } from 'vitest'
import { createApp } from '../site/site-app.ts'
import { migratedDatabaseUrl, strictestEngine } from '../testing/database/engines.ts'
import { hostileRequest } from '../testing/hostile-requests.ts'
import { openSite } from '../testing/open-site.ts'
import { sendHostileRequests } from '../testing/send-hostile-requests.ts'

const orderSite = 'https://order.example'
/** How many requests are sent; thousands more by hand with `HOSTILE_REQUESTS`. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 1000)

test(
  `of ${requests} hostile requests none is answered by a 5xx, by our insides, or by a way to a foreign site`,
  async () => {
    const unlimited = { MAIL_LIMIT_PER_ADDRESS: '999999999', MAIL_LIMIT_IN_ALL: '999999999' }
    const site = await openSite({
      DATABASE_URL: await migratedDatabaseUrl(strictestEngine),
      ORDER_SITE_URL: orderSite,
      ...unlimited,
    })
    await site.publish({ path: 'editors-page', title: 'Windows' })
    const errors: unknown[] = []
    const log = site.services.log.child({})
    log.error = (...parts: unknown[]) => {
      // A miss is logged as an error too: an address that leads nowhere (R2.6).
      if (!String(parts[0]).startsWith('No match found for ')) errors.push(parts)
    }
    await sendHostileRequests(createApp({ ...site.services, log }), hostileRequest, requests, {
      origins: [...Object.values(site.services.settings.origin), orderSite],
      // The good, the bad and the moved.
      reached: [200, 202, 301, 302, 303, 400, 404, 413, 415, 422],
      errors,
    })
    expect('polluted' in {}).toBe(false)
  },
  requests * 100,
)
