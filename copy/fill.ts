const placeholder = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g

/** Names of the `{name}` placeholders in a text, each once, in the order of their first appearance. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ''))]
}

/**
 * Puts `values` into the `{name}` placeholders of `text`. Every placeholder needs a value and every value a
 * placeholder; otherwise a `RangeError` names both, so that a forgotten or misspelt fact never reaches a visitor.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const wanted = placeholdersOf(text)
  const surplus = Object.keys(values).filter((name) => !wanted.includes(name))
  if (surplus.length > 0) throw new RangeError(`No placeholder for {${surplus.join('}, {')}} in “${text}”`)
  return insert(text, values)
}

/**
 * Fills every string inside `copy` (records and arrays, at any depth) from one set of facts and keeps the shape.
 * A placeholder without a fact throws like `fill`; facts that this copy does not mention are left alone, because one
 * set of company facts serves all pages.
 */
export function fillAll<Copy>(copy: Copy, facts: Readonly<Record<string, string | number>>): Copy {
  return walk(copy, facts) as Copy
}

function walk(value: unknown, facts: Readonly<Record<string, string | number>>): unknown {
  if (typeof value === 'string') return insert(value, facts)
  if (Array.isArray(value)) return value.map((entry) => walk(entry, facts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry, facts)]))
}

function insert(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(placeholder, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new RangeError(`No value for {${name}} in “${text}”`)
    return String(values[name])
  })
}
