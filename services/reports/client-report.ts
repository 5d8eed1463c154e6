import * as v from 'valibot'
import { withoutPersonalData, withoutQuery } from './without-personal-data.ts'

/** An invalid field is dropped, because the others may still be useful. */
const field = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)
const address = field(v.pipe(v.string(), v.transform(withoutQuery)))
const text = (length: number) =>
  field(
    v.pipe(
      v.string(),
      v.transform((value) => withoutPersonalData(value).slice(0, length)),
    ),
  )
const directive = field(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)))
const count = field(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))

/** @param names of the fields of a violation, which differ by how it is sent */
const violation = (names: Record<'page' | 'directive' | 'blocked' | 'source' | 'line' | 'column', string>) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((report) => Object.fromEntries(Object.entries(names).map(([field, name]) => [field, report[name]]))),
    v.object({ page: address, directive, blocked: address, source: address, line: count, column: count }),
    v.transform((fields) => ({ kind: 'csp' as const, ...fields })),
  )

/** A violation as browsers send it to a `report-uri`. */
const byReportUri = v.pipe(
  v.object({
    'csp-report': violation({
      page: 'document-uri',
      directive: 'effective-directive',
      blocked: 'blocked-uri',
      source: 'source-file',
      line: 'line-number',
      column: 'column-number',
    }),
  }),
  v.transform(({ 'csp-report': report }) => [report]),
)

const reported = v.object({
  type: v.literal('csp-violation'),
  body: violation({
    page: 'documentURL',
    directive: 'effectiveDirective',
    blocked: 'blockedURL',
    source: 'sourceFile',
    line: 'lineNumber',
    column: 'columnNumber',
  }),
})

/** The number of reports in one request that are read. */
const mostReports = 10

/** The reports of the Reporting API: several at once. Those that are not violations are dropped. */
const byReportingApi = v.pipe(
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((report) => [report]),
    ),
  ]),
  v.transform((reports) =>
    reports.slice(0, mostReports).flatMap((report) => {
      const { success, output } = v.safeParse(reported, report)
      return success ? [output.body] : []
    }),
  ),
)

/** An error of our own script (`ui/browser/report-errors.ts`). */
const byOurScript = v.pipe(
  v.object({ page: address, message: v.pipe(v.string(), v.nonEmpty()), stack: text(1000) }),
  v.transform(({ page, message, stack }) => [
    { kind: 'error' as const, page, message: withoutPersonalData(message).slice(0, 300), stack },
  ]),
)

/**
 * The schema of each content type: the logged part of browsers' reports. It has no personal data: no queries of
 * addresses, nothing typed (R12.5). `csp`: the content policy blocked something; `error`: our own script failed.
 */
export const reportSchemas = {
  'application/csp-report': byReportUri,
  'application/reports+json': byReportingApi,
  'application/json': byOurScript,
}
