import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Document, LineCounter, parseDocument } from 'yaml'
import { type CompanyMistake, isCompanyMistake, mistakeInEnglish } from './company-mistakes.ts'

/**
 * A value that its schema refuses. `message`: the rest of an English sentence that begins with its name; `problem`: the
 * same for the office to say, of the company's own file; `place`: its file and line.
 */
export interface YamlMistake {
  path: readonly string[]
  message: string
  problem: CompanyMistake | undefined
  place: Place
}

/** The problems of a company's folder: one sentence per line, each with the file and line where it begins. */
export class CompanyProblem extends Error {
  override name = 'CompanyProblem'
  /** Empty where the file itself cannot be read. */
  mistakes: readonly YamlMistake[] = []
}

/** A line of a file. As a text it is English: `company/company.yaml, line 12`. */
export type Place = ReturnType<typeof placeAt>

export const placeAt = (file: string, line: number) => ({
  file,
  line,
  toString: () => `${file}, line ${line}`,
})

/** The content of a file, and where in it. */
export interface YamlFile<Value> {
  value: Value
  /** The line of a value; of the nearest one around it where it is not there. */
  placeOf: (path: readonly string[]) => Place
}

/**
 * Reads a YAML file whose values are all text until the schema makes something else of them.
 * @throws CompanyProblem with every mistake, in the order of the file
 */
export const readYaml = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
  parseYaml(file, readText(file), schema)

/**
 * As `readYaml`, of a text that is, or may become, the content of the file.
 * @throws CompanyProblem
 */
export function parseYaml<Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
): YamlFile<v.InferOutput<Schema>> {
  const { document, lines } = parseFile(file, text, 'failsafe')
  const unreadable = document.errors.map(
    ({ message, pos }) => `${file}, line ${lines.linePos(pos[0]).line}: ${message}.`,
  )
  if (unreadable.length > 0) throw new CompanyProblem(unreadable.join('\n'))
  const placeOf = (path: readonly string[]) => placeAt(file, lineIn(document, lines, path))
  const result = v.safeParse(schema, contentOf(file, document))
  if (result.success) return { value: result.output, placeOf }
  const found = result.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => String(key))
    const problem = isCompanyMistake(issue.message) ? issue.message : undefined
    return { path, message: mistakeInEnglish(issue.message), problem, place: placeOf(path) }
  })
  found.sort((one, other) => one.place.line - other.place.line)
  const sentences = found.map(({ path, message, place }) => `${place}: ${path.join('.') || 'the file'} ${message}.`)
  throw Object.assign(new CompanyProblem(sentences.join('\n')), { mistakes: found })
}

/** What each file said when it was last parsed: parts of a process read the same ones, and parsing takes long. */
const parsed = new Map<string, { text: string; document: Document.Parsed; lines: LineCounter }>()

/** Parses a file's text, unless it is what it was the last time. */
export function parseFile(file: string, text: string, schema: 'failsafe' | 'json') {
  let last = parsed.get(file)
  if (last?.text !== text) {
    const lines = new LineCounter()
    last = { text, lines, document: parseDocument(text, { schema, lineCounter: lines, prettyErrors: false }) }
    parsed.set(file, last)
  }
  return last
}

/** The line of a value; of the nearest one around it where it is not there. */
export function lineIn(document: Document.Parsed, lines: LineCounter, path: readonly (string | number)[]): number {
  const node: unknown = document.getIn(path, true)
  const start = (node as { range?: readonly number[] } | undefined)?.range?.[0]
  if (start !== undefined) return lines.linePos(start).line
  return path.length === 0 ? 1 : lineIn(document, lines, path.slice(0, -1))
}

/** The content of a document. @throws CompanyProblem where its aliases repeat too much, which `yaml` does not build */
function contentOf(file: string, document: Document.Parsed): unknown {
  try {
    return document.toJS()
  } catch (cause) {
    if (!(cause instanceof ReferenceError)) throw cause
    throw new CompanyProblem(`${file} repeats too much by its aliases (*name). Write the values out.`, { cause })
  }
}

/**
 * A file's text.
 * @throws CompanyProblem where it cannot be read
 */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new CompanyProblem(
      `${file} cannot be read. COMPANY_DIR names the company's folder; “npm run company -- new DIR” makes one.`,
      { cause },
    )
  }
}
