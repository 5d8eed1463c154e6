import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LineCounter, parseDocument } from 'yaml'
import { type Company, companySchema } from './company-schema.ts'

/** What is wrong with a company's folder: a sentence a line, each with the file and the line where it begins. */
export class CompanyProblem extends Error {
  override name = 'CompanyProblem'
}

/** A company as its folder describes it, and the line of `company.yaml` where a value stands, or would have to. */
export interface CompanyFile {
  company: Company
  /** `company/company.yaml, line 12`. */
  placeOf: (path: readonly string[]) => string
}

/** The folder of the company that this process serves (`COMPANY_DIR`). */
export const companyFolder = process.env.COMPANY_DIR || 'company'

/**
 * Reads a company's folder.
 * @throws CompanyProblem with every mistake, in the order of the file
 */
export function readCompany(folder: string): CompanyFile {
  const file = join(folder, 'company.yaml')
  const counter = new LineCounter()
  const document = parseDocument(textOf(file), { schema: 'failsafe', lineCounter: counter })
  if (document.errors.length > 0) {
    throw new CompanyProblem(
      document.errors
        .map(({ message, pos }) => `${file}, line ${counter.linePos(pos[0]).line}: ${message.split(' at line ')[0]}.`)
        .join('\n'),
    )
  }
  /** The line of a value; of the nearest one around it where it is not there. */
  function lineOf(path: readonly string[]): number {
    const node: unknown = document.getIn(path, true)
    const start = (node as { range?: readonly number[] } | undefined)?.range?.[0]
    if (start !== undefined) return counter.linePos(start).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
  const result = v.safeParse(companySchema, document.toJS())
  if (result.success) return { company: result.output, placeOf: (path) => `${file}, line ${lineOf(path)}` }
  const found = result.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => String(key))
    return { line: lineOf(path), sentence: `${path.join('.') || 'the file'} ${issue.message}.` }
  })
  found.sort((one, other) => one.line - other.line)
  throw new CompanyProblem(found.map(({ line, sentence }) => `${file}, line ${line}: ${sentence}`).join('\n'))
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new CompanyProblem(
      `${file} cannot be read. COMPANY_DIR names the company's folder; “npm run company -- new DIR” makes one.`,
      { cause },
    )
  }
}
