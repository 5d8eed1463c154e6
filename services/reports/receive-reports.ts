import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import * as v from 'valibot'
import { clientAddress } from '../http/client-address.ts'
import { ClientLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import type { AppRequest } from '../http/serve-routes.ts'
import { reportSchemas } from './client-report.ts'

const windowMs = 10 * 60_000

interface ReportServices {
  log: Logger
  clientReports: Counter<'kind'>
  reportLimit: ClientLimit
  settings: { trustedProxies: readonly string[] }
}

/**
 * How much browsers may report.
 * @param onMany called while all browsers together report more than they should (R14.6)
 */
export const limitReports = (clock: () => Date, onMany: () => void): ClientLimit =>
  new ClientLimit({ perAddress: 20, inAll: 600, windowMs }, clock, onMany)

/** The metric of client reports. */
export const countClientReports = (registry: Registry): Counter<'kind'> =>
  new Counter({
    name: 'client_reports_total',
    help: 'Errors and blocked content that browsers reported',
    labelNames: ['kind'],
    registers: [registry],
  })

/**
 * `POST /api/reports`: violations of the Content-Security-Policy, and errors of our own script. Each is logged and
 * counted. Responds with 204; 400 for a malformed report, 415 for another content type, 429 with `Retry-After` above
 * the rate limit.
 */
export async function receiveReports(
  { context }: AppRequest,
  { log, clientReports, reportLimit, settings }: ReportServices,
): Promise<Response> {
  const { req } = context
  const schema = schemaOf(req.header('content-type'))
  if (!schema) return answer(415)
  const retryAfter = reportLimit.take(clientAddress(context, settings.trustedProxies))
  if (retryAfter !== undefined) return answer(429, { 'Retry-After': String(retryAfter) })
  const { success, output } = v.safeParse(schema, await readJson(req.raw))
  if (!success) return answer(400)
  clientReports.inc({ kind: output.kind })
  log.warn(output, 'client report')
  return answer(204)
}

function schemaOf(contentType = '') {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return Object.entries(reportSchemas).find(([name]) => name === type)?.[1]
}

const answer = (status: 204 | 400 | 415 | 429, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
