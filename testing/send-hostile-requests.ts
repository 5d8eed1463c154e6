import fc from 'fast-check'
import { expect, onTestFinished } from 'vitest'
import { clientLimits, listen } from '../services/http/listen.ts'
import { portOf } from './free-port.ts'
import { sendBytes } from './send-bytes.ts'

const atOnce = 16

/** Matches leaked internals: positions in code, names of files and of the database; and a 5xx to a smuggled request. */
const insides = /HTTP\/1\.1 5|\bat .{1,200}:\d+:\d+|node_modules|node:internal|SQLITE_|SqliteError|[\w-]+\.tsx?:\d+/

/**
 * Sends hostile requests to an app, and expects no 5xx, none of our insides, and no way to a foreign site.
 * @param origins those that it may lead to, its own included
 * @param reached statuses that must occur, so that the test is not one of the front door alone
 * @param errors what the app logs as errors, which must stay empty
 */
export async function sendHostileRequests(
  app: { fetch: Parameters<typeof listen>[0] },
  request: fc.Arbitrary<Buffer>,
  count: number,
  { origins, reached, errors = [] }: { origins: readonly string[]; reached: number[]; errors?: readonly unknown[] },
): Promise<void> {
  // A few shapes promise more than they send.
  const limits = { ...clientLimits, request: 1000, headers: 1000, check: 100 }
  const server = listen(app.fetch, { port: 0, hostname: '127.0.0.1' }, limits)
  onTestFinished(() => void server.close())
  const port = await portOf(server)
  const statuses = new Map<number, number>()
  const check = async (bytes: Buffer) => {
    const answer = await sendBytes(port, bytes)
    if (!answer) return
    const { status, body, headers } = answer
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const asked = bytes.toString('latin1', 0, 2000)
    expect(status, asked).toBeLessThan(500)
    expect(status, asked).toBeGreaterThanOrEqual(200)
    expect(body, asked).not.toMatch(insides)
    expect(errors, asked).toEqual([])
    const location = headers.get('location')
    if (location !== null) expect(origins, asked).toContain(new URL(location, origins[0]).origin)
  }
  const batch = fc.array(request, { minLength: atOnce, maxLength: atOnce, size: 'max' })
  await fc.assert(
    fc.asyncProperty(batch, async (each) => void (await Promise.all(each.map(check)))),
    { numRuns: Math.ceil(count / atOnce), endOnFailure: true },
  )
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(reached))
  if (process.env.HOSTILE_REQUESTS) console.log(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))
}
