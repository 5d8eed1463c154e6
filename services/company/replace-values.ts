import { type Document, isMap, isNode, isScalar, parseDocument, stringify } from 'yaml'

/** A value of a YAML file: a text, or a list or group of such. */
export type YamlValue = string | readonly YamlValue[] | { readonly [name: string]: YamlValue }

/** A new value at a place of the file, such as `['payee', 'BE']`. */
export interface ValueChange {
  path: readonly string[]
  value: YamlValue
}

const failsafe = { schema: 'failsafe' } as const

/**
 * Replaces values in the text of a YAML file. Every other character stays: comments, blank lines, and how the owner
 * writes. A name that is not there yet is added at the end of its group.
 */
export function replaceValues(text: string, changes: readonly ValueChange[]): string {
  return changes.reduce((changed, { path, value }) => replaceValue(changed, path, value), text)
}

function replaceValue(text: string, path: readonly string[], value: YamlValue): string {
  const document = parseDocument(text, failsafe)
  const group: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const pair = isMap(group) && group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
  const key = pair && isNode(pair.key) ? pair.key.range?.[1] : undefined
  if (pair && key !== undefined) {
    const end = (isNode(pair.value) && pair.value.range?.[1]) || key + 1
    const former = text.slice(key, end).trimEnd()
    return `${text.slice(0, key)}:${inOneLine(value)}${text.slice(key + former.length)}`
  }
  document.setIn(path, document.createNode(value))
  return printed(document)
}

/** A document as text. The printer indents the comment of the entry after an empty group as if it were part of that. */
export const printed = (document: Document): string =>
  document.toString({ lineWidth: 0 }).replaceAll(/^ +(?=#.*\n(?: *#.*\n)*[^\s#])/gm, '')

/** The value with a blank before it; nothing for an empty text. */
function inOneLine(value: YamlValue): string {
  if (value === '') return ''
  // In a group, so that it is quoted wherever one needs it.
  const grouped = stringify({ value }, { ...failsafe, collectionStyle: 'flow', lineWidth: 0 }).trimEnd()
  return ` ${grouped.slice('{ value: '.length, -' }'.length)}`
}
