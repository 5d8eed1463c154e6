import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { language } from '#copy/language.ts'
import { clientLimits, listen } from '../services/http/listen.ts'
import { createApp } from '../site/site-app.ts'
import { migratedDatabaseUrl, strictestEngine } from '../testing/database/engines.ts'
import { hostileRequest } from '../testing/hostile-requests.ts'
import { openSite } from '../testing/open-site.ts'
import { type RawAnswer, sendBytes } from '../testing/send-bytes.ts'

const orderSite = 'https://order.example'
/** How many requests are sent; thousands more by hand with `HOSTILE_REQUESTS`. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 1000)
const atOnce = 16

/** Matches leaked internals: positions in code, names of files and of the database; and a 5xx to a smuggled request. */
const insides = /HTTP\/1\.1 5|\bat .{1,200}:\d+:\d+|node_modules|node:internal|SQLITE_|SqliteError|[\w-]+\.tsx?:\d+/

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
    const services = { ...site.services, log }
    // A few shapes promise more than they send.
    const limits = { ...clientLimits, request: 1000, headers: 1000, check: 100 }
    const server = listen(createApp(services).fetch, { port: 0, hostname: '127.0.0.1' }, limits)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo

    const ownOrigin = site.services.settings.origin[language]
    const allowed = [...Object.values(site.services.settings.origin), orderSite]
    const statuses = new Map<number, number>()
    const check = (request: Buffer, answer: RawAnswer | undefined) => {
      const status = answer?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (!answer) return
      const asked = request.toString('latin1', 0, 2000)
      expect(status, asked).toBeLessThan(500)
      expect(status, asked).toBeGreaterThanOrEqual(200)
      expect(answer.body, asked).not.toMatch(insides)
      expect(errors, asked).toEqual([])
      const location = answer.headers.get('location')
      if (location !== null) expect(allowed, asked).toContain(new URL(location, ownOrigin).origin)
    }
    const many = fc.array(hostileRequest, { minLength: atOnce, maxLength: atOnce, size: 'max' })
    await fc.assert(
      fc.asyncProperty(many, async (batch) => {
        await Promise.all(batch.map(async (bytes) => check(bytes, await sendBytes(port, bytes))))
      }),
      { numRuns: Math.ceil(requests / atOnce), endOnFailure: true },
    )

    expect('polluted' in {}).toBe(false)
    // The good, the bad and the moved were all reached, so that the test is not one of the front door alone.
    for (const status of [200, 202, 301, 302, 303, 400, 404, 413, 415, 422])
      expect([...statuses.keys()]).toContain(status)
    if (process.env.HOSTILE_REQUESTS) console.log(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))
  },
  requests * 100,
)
