import * as v from 'valibot'

/**
 * Stored JSON that was not as expected. The message names the field, never its value, which may be personal: it is
 * logged.
 */
class UnreadableJson extends Error {
  override name = 'UnreadableJson'
}

/**
 * Reads JSON that this or an earlier release stored. The schema checks what its readers rely on, and no rule that
 * became stricter since.
 * @param what names it in the error
 * @throws UnreadableJson
 */
export function readStoredJson<const Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  what: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (parsed.success) return parsed.output
  throw new UnreadableJson(`${what}: ${storedProblem(parsed.issues)}`)
}

/** What JSON says, if it fits a schema; undefined for any other text. */
export function fittingJson<const Schema extends v.GenericSchema>(
  schema: Schema,
  text: unknown,
): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return success ? output : undefined
}

/** Says which field of stored JSON is not as expected. */
export function storedProblem([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const field = v.getDotPath(issue)
  return field ? `unexpected value of ${field}` : 'not JSON'
}

/** Stored JSON of which no one but a reader outside relies on the fields. */
export const storedObject = v.record(v.string(), v.unknown())
