import type { Context } from 'hono'
import { language } from '#copy/language.ts'
import { problems as words } from '#copy/problems.ts'
import { checkContactRequest } from '../../domain/contact-request.ts'
import { countryOf } from '../../domain/language.ts'
import { isOwnOrigin } from '../http/own-origin.ts'
import { problem } from '../http/problem.ts'
import { acceptSubmission } from '../mail/accept-submission.ts'
import type { Services } from '../services.ts'

/** The largest body that is read, in bytes. */
export const largestBody = 32 * 1024

/**
 * `POST /api/sendMail` (decisions §5): 202 once the message is durably stored; 400, 403, 409, 413, 415, 422, 429 and 503 as
 * problem+json, in the site's language, with a code per field.
 */
export function sendMail(services: Services) {
  const { database, mailWorker, clock, log, settings } = services
  return async (context: Context): Promise<Response> => {
    const { req } = context
    if (!isOwnOrigin(req.raw, settings)) return problem(403, words.foreignOrigin)
    if (!/^application\/json\s*(?:;|$)/i.test(req.header('content-type') ?? '')) return problem(415, words.notJson)
    const body = await readJson(req.raw)
    if (body === undefined) return problem(400, words.malformedJson)

    const { website, ...payload } = body
    const check = checkContactRequest(countryOf(language), payload)
    if (!check.ok) {
      const unknown = Object.fromEntries(check.unknownFields.map((field) => [field, 'unknown']))
      return problem(422, words.invalid, { errors: { ...check.problems, ...unknown } })
    }
    const key = req.header('idempotency-key')
    if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) return problem(400, words.malformedKey)

    try {
      const accepted = await acceptSubmission(
        database,
        { language, request: check.request, idempotencyKey: key, suspectedSpam: Boolean(website) },
        clock(),
      )
      if (accepted.outcome === 'conflict') return problem(409, words.keyReused)
      mailWorker.wake()
      return context.json({ id: accepted.id }, 202, { 'Cache-Control': 'no-store' })
    } catch (err) {
      log.error({ err }, 'message not stored')
      return problem(503, words.notStored, { headers: { 'Retry-After': '30' } })
    }
  }
}

/** The JSON object of a request; undefined where it is no JSON object. */
async function readJson(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await request.json()
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined
  } catch {
    return undefined
  }
}
