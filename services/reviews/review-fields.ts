import * as v from 'valibot'

const rfc3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/i

/**
 * Parses an RFC 3339 timestamp with any offset and up to nine fractional digits into ISO 8601 in UTC, truncated to
 * milliseconds.
 */
export const instant = v.pipe(
  v.string(),
  v.transform((text) => {
    const [, seconds, fraction = '', offset] = rfc3339.exec(text) ?? []
    return new Date(`${seconds}${fraction.slice(0, 4)}${offset}`)
  }),
  v.check((time) => !Number.isNaN(time.getTime()), 'has to be a time such as 2026-03-02T09:12:45.123456Z'),
  v.transform((time) => time.toISOString()),
)

/** Text that both engines can store: trimmed, without NUL characters or lone surrogates. Absent counts as empty. */
export const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.replaceAll('\0', '').toWellFormed().trim()),
)

/** The first problem with its path: `reviews.3.updateTime has to be a time …`. */
export function firstIssue(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues
  const reason = issue.kind === 'schema' ? `is not what it has to be (${issue.message})` : issue.message
  return `${v.getDotPath(issue) ?? 'It'} ${reason}`
}
