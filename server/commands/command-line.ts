import { resolve } from 'node:path'
import { SettingsProblem } from '../config.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
import { ReviewsProblem } from '../reviews/reviews-problem.ts'

/** What a person at the command line can put right; its message says how. */
const problems = [SettingsProblem, DatabaseProblem, ReviewsProblem]

/** Writes one line of what was asked for. */
export const print = (line: string): unknown => process.stdout.write(`${line}\n`)

/** Says why the command did not do it, and has it end with `status`. */
export function fail(text: string, status = 1): void {
  process.stderr.write(text)
  process.exitCode = status
}

/** The path of a file or folder, meant from where the command was typed; npm itself goes to the project's folder. */
export const typedPath = (name: string): string => resolve(process.env.INIT_CWD ?? '.', name)

/**
 * Runs a command. A problem that can be put right is told in its own words, an option that does not exist with the usage, and a
 * defect of ours with its stack.
 * @param status what the process ends with when the command could not do its work
 */
export async function runCommand(main: () => Promise<void>, usage: string, status = 1): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const misused = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (misused) fail(`${usage}\n${error.message}\n`, status)
    else fail(`${problems.some((problem) => error instanceof problem) ? error.message : error.stack}\n`, status)
  }
}
