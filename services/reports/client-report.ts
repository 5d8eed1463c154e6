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

/** A violation of the policy, as browsers send it to a `report-uri`. */
const byBrowser = v.pipe(
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
  v.transform(({ 'csp-report': report }) => ({
    kind: 'csp' as const,
    page: report['document-uri'],
    directive: report['effective-directive'],
    blocked: report['blocked-uri'],
    source: report['source-file'],
    line: report['line-number'],
    column: report['column-number'],
  })),
)

/** An error of our own script (`ui/browser/report-errors.ts`). */
const byOurScript = v.pipe(
  v.object({ page: address, message: v.pipe(v.string(), v.nonEmpty()), stack: text(1000) }),
  v.transform(({ page, message, stack }) => ({
    kind: 'error' as const,
    page,
    message: withoutPersonalData(message).slice(0, 300),
    stack,
  })),
)

/**
 * The schema of each content type: the logged part of browsers' reports. It has no personal data: no queries of
 * addresses, nothing typed (R12.5). `csp`: the content policy blocked something; `error`: our own script failed.
 */
export const reportSchemas = {
  'application/csp-report': byBrowser,
  'application/json': byOurScript,
}
