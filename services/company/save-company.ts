import { accessSync, chmodSync, constants, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type Company, companySchema } from '../../domain/company/company-schema.ts'
import { parseYaml, readText, type YamlFile } from '../../domain/company/read-yaml.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { audit, lockAudit } from '../people/audit.ts'
import { replaceValues, type ValueChange, type YamlValue } from './replace-values.ts'

/** New values of a company's file. */
export interface CompanyChange {
  folder: string
  by: { id: string }
  /** The subject in the audit trail: `company:legal`. */
  subject: string
  /** The text of the file from which the changes were made. */
  text: string
  /** Each with the value that it replaces. */
  changes: readonly (ValueChange & { before: YamlValue })[]
}

/** Where the facts of a company's folder are. */
export const companyFile = (folder: string): string => `${folder}/company.yaml`

/**
 * The file with new values, checked as at a start.
 * @throws CompanyProblem with the values that no company can have
 */
export const withChanges = ({ folder, text, changes }: Omit<CompanyChange, 'by' | 'subject'>): YamlFile<Company> =>
  parseYaml(companyFile(folder), replaceValues(text, changes), companySchema)

/** Whether this process may put another file in the place of the company's. */
export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Writes new values into a company's file, whole or not at all, and into the audit trail with those before (R17.43).
 * Simultaneous saves wait for each other.
 * @returns `stale`: the file has changed since; nothing was written
 * @throws CompanyProblem with the values that no company can have
 */
export async function saveCompany(database: Database, change: CompanyChange, now: Date): Promise<Outcome> {
  const { folder, by, subject, text, changes } = change
  withChanges(change)
  const file = companyFile(folder)
  const written = replaceValues(text, changes)
  return await retryingTransaction(database, async (transaction) => {
    await lockAudit(transaction)
    // Written already where the commit failed and is tried again.
    if (![text, written].includes(readText(file))) return { outcome: 'stale' }
    const valuesOf = (which: 'before' | 'value') =>
      Object.fromEntries(changes.map((each) => [each.path.join('.'), each[which]]))
    const entry = {
      by,
      action: 'changeCompany',
      subject,
      before: valuesOf('before'),
      after: valuesOf('value'),
    } as const
    await audit(transaction, entry, now)
    replaceFile(file, written)
    return { outcome: 'done' }
  })
}

/** Replaces a file by a new one in one step, so that a process that starts reads the former or the new text. */
function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`
  try {
    writeFileSync(unfinished, text, { mode: 0o600, flush: true })
    chmodSync(unfinished, statSync(file).mode)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}
