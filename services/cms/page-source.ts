import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

/**
 * A problem of a page file, for its editor. An `error` rejects the file, because text would be lost. A `flaw` is
 * dropped or left as it is, and the rest is imported; `--strict` rejects it. A `warning` is advice.
 */
export interface Problem {
  severity: 'error' | 'flaw' | 'warning'
  /** Counted from 1. */
  line: number
  message: string
}

/** A problem, with the file that has it, by its path within the folder. */
export interface FileProblem extends Problem {
  file: string
}

/** A page file, split into fields and body. */
export interface PageSource {
  fields: ReadonlyMap<string, { value: string; line: number }>
  body: string
  problems: Problem[]
  /** The line of a field; 1 if there is none of this name. */
  lineOfField(name: string): number
  /** The line of a text's first occurrence in the body; the first line of the body if there is none. */
  lineOf(text: string): number
}

const frontMatter = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$\n?/m

/**
 * Splits a page file into front matter (YAML: one text per name) and body. It never throws: mistakes become problems.
 */
export function readPageSource(file: string): PageSource {
  const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const head = text.startsWith('---') ? frontMatter.exec(text) : null
  if (!head) {
    const message = 'the file has to begin with front matter between two lines of ---'
    const problems: Problem[] = [{ severity: 'error', line: 1, message }]
    return { fields: new Map(), body: '', problems, lineOfField: () => 1, lineOf: () => 1 }
  }
  const body = text.slice(head[0].length)
  const firstLine = head[0].split('\n').length
  const { fields, problems } = readFields(head[1] ?? '', 1)
  return {
    fields,
    problems,
    body,
    lineOfField: (name) => fields.get(name)?.line ?? 1,
    lineOf(wanted) {
      const at = placeOf(body, wanted)
      return firstLine + (at < 0 ? 0 : body.slice(0, at).split('\n').length - 1)
    },
  }
}

/** The position of `wanted` as a whole word: `/clean` is found neither in `/cleaning` nor in `/windows/clean`. */
function placeOf(body: string, wanted: string): number {
  if (wanted === '') return 0
  const partOfMore = (character = '') => /[\w/-]/.test(character)
  for (let at = body.indexOf(wanted); at >= 0; at = body.indexOf(wanted, at + 1)) {
    const isWhole = wanted.startsWith('<') || !partOfMore(body[at - 1])
    if (isWhole && !partOfMore(body[at + wanted.length])) return at
  }
  return -1
}

/**
 * Reads YAML that has one text per name.
 * @param linesBefore the number of lines above it in its file
 */
export function readFields(head: string, linesBefore: number): Pick<PageSource, 'fields' | 'problems'> {
  const counter = new LineCounter()
  // Every value is plain text: no dates, numbers or booleans.
  const document = parseDocument(head, { schema: 'failsafe', lineCounter: counter, prettyErrors: false })
  const lineAt = (offset = 0) => counter.linePos(offset).line + linesBefore
  const fields = new Map<string, { value: string; line: number }>()
  const problems: Problem[] = []
  const report = (severity: Problem['severity'], line: number, message: string) =>
    problems.push({ severity, line, message })
  for (const { pos, code, message } of document.errors) {
    const advice = code === 'BLOCK_AS_IMPLICIT_KEY' ? ' (a text that holds “: ” has to stand in quotes)' : ''
    report('error', lineAt(pos[0]), `the front matter cannot be read: ${message}${advice}`)
  }
  const { contents } = document
  if (contents && !isMap(contents) && problems.length === 0)
    report('error', linesBefore + 1, 'front matter consists of lines such as “title: Our windows”')
  if (!isMap(contents) || problems.length > 0) return { fields, problems }
  for (const { key, value } of contents.items) {
    const line = lineAt(isScalar(key) ? key.range?.[0] : 0)
    const name = isScalar(key) ? String(key.value) : ''
    const text = value === null ? '' : isScalar(value) ? String(value.value ?? '') : undefined
    if (text === undefined) report('error', line, `${name} has to be one text`)
    else fields.set(name, { value: text, line })
    if (isScalar(value) && value.comment)
      report('warning', line, `${name}: what follows # is left out; put the text in quotes to keep it`)
  }
  return { fields, problems }
}
