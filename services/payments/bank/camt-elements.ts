import * as v from 'valibot'

/** An element with text, which may have attributes, be empty, missing, or there several times. */
export const text = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((element) => textOf(element).trim()),
  ),
  '',
)

function textOf(element: unknown): string {
  if (typeof element === 'string') return element
  if (Array.isArray(element)) return element.map(textOf).join(' ')
  return typeof element === 'object' && element !== null && '#text' in element ? String(element['#text']) : ''
}

/** An element that may be missing, or there with nothing in it. */
export const some = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.optional(v.union([v.object(fields), empty]))

export const empty = v.pipe(
  v.pipe(v.string(), v.regex(/^\s*$/)),
  v.transform(() => undefined),
)

/** Elements of a list, without those that are empty. */
export const several = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.optional(
    v.pipe(
      v.array(v.union([v.object(fields), empty])),
      v.transform((elements) => elements.filter((element) => element !== undefined)),
    ),
    [],
  )
