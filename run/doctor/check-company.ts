import { spawnSync } from 'node:child_process'
import { typedCommand } from '../../services/settings/typed-command.ts'
import { type Checked, ok, wrong } from './checked.ts'

/** The result of `company check`: its verdict, or the sentence of a folder that the sites cannot start with. */
export type CompanyState = { fault: string; verdict?: never } | { fault?: never; verdict: string }

/** Runs `company check` in a separate process: a folder that cannot be read ends the process that reads it. */
export function readCompanyState(): CompanyState {
  const { stdout, stderr } = spawnSync(process.execPath, ['run/commands/company-command.ts', 'check'], {
    encoding: 'utf8',
  })
  const verdict = /^(?:nothing to do|\d+ (?:thing|price file)[^:]*)/im.exec(stdout)?.[0]
  return verdict ? { verdict } : { fault: stderr.split('\n')[0] || 'company check failed' }
}

/** Judges the company's folder. A trial may go on with the sample. */
export function checkCompany({ fault, verdict }: CompanyState, isTrial: boolean): Checked {
  if (fault !== undefined)
    return wrong('company', fault, 'Correct that file in COMPANY_DIR, then start the sites again.')
  if (!/\d/.test(verdict)) return ok('company', verdict.toLowerCase())
  if (isTrial) return ok('company', `${verdict}: fine for a trial`)
  return wrong('company', verdict, `In the office, under Company; ${typedCommand('company', 'check')} lists them too.`)
}
