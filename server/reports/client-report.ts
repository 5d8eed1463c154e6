import * as v from 'valibot'
import { withoutPersonalData, withoutQuery } from './without-personal-data.ts'

/** What is kept of a report of a browser. Nobody can be recognised by it: no address with a query, nothing that was typed. */
interface ClientReport {
  /** `csp`: the Content-Security-Policy stopped something; `error`: our own script failed. */
  kind: 'csp' | 'error'
  /** Address of the page, without query. */
  page?: string | undefined
  /** The directive that stopped something. */
  directive?: string | undefined
  /** What it stopped: an address without query, or a word such as `inline`. */
  blocked?: string | undefined
  /** The script that did it, without query, and where in it. */
  source?: string | undefined
  line?: number | undefined
  column?: number | undefined
  message?: string | undefined
  stack?: string | undefined
}

/** A field that is not what it should be is left out; the others may still tell something. */
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

/** As browsers send it to a `report-uri`. */
const byReportUri = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': address,
      'effective-directive': directive,
      'blocked-uri': address,
      'source-file': address,
      'line-number': count,
      'column-number': count,
    }),
  }),
  v.transform(({ 'csp-report': report }): ClientReport[] => [
    {
      kind: 'csp',
      page: report['document-uri'],
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      line: report['line-number'],
      column: report['column-number'],
    },
  ]),
)

const violation = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      documentURL: address,
      effectiveDirective: directive,
      blockedURL: address,
      sourceFile: address,
      lineNumber: count,
      columnNumber: count,
    }),
  }),
  v.transform(
    ({ body }): ClientReport => ({
      kind: 'csp',
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
      line: body.lineNumber,
      column: body.columnNumber,
    }),
  ),
)

/** So many reports of one request are looked at. */
const mostReports = 10

/** As the Reporting API sends them: several at once, of which those about other things are left out. */
const byReportingApi = v.pipe(
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((report) => [report]),
    ),
  ]),
  v.transform((reports): ClientReport[] =>
    reports.slice(0, mostReports).flatMap((report) => {
      const { success, output } = v.safeParse(violation, report)
      return success ? [output] : []
    }),
  ),
)

/** As our own script sends it (`ui/browser/report-errors.ts`). */
const byOurScript = v.pipe(
  v.object({ page: address, message: v.pipe(v.string(), v.nonEmpty()), stack: text(1000) }),
  v.transform(({ page, message, stack }): ClientReport[] => [
    { kind: 'error', page, message: withoutPersonalData(message).slice(0, 300), stack },
  ]),
)

/** What comes by which type of content. */
export const reportSchemas = {
  'application/csp-report': byReportUri,
  'application/reports+json': byReportingApi,
  'application/json': byOurScript,
}
