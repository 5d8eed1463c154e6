import * as v from 'valibot'

const rfc3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/i

/**
 * A point in time by RFC 3339, with up to nine digits of a second and any offset, as ISO-8601 in UTC with milliseconds;
 * finer digits are cut off.
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

/** Text as both engines can store it: without NUL and without halves of characters, trimmed. Absent counts as empty. */
export const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.replaceAll('\0', '').toWellFormed().trim()),
)

/** What is wrong first, with the place where it stands: `reviews.3.updateTime has to be a time …`. */
export function firstIssue(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues
  const reason = issue.kind === 'schema' ? `is not what it has to be (${issue.message})` : issue.message
  return `${v.getDotPath(issue) ?? 'It'} ${reason}`
}
