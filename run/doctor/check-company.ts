import { spawnSync } from 'node:child_process'
import { typedCommand } from '../../services/settings/typed-command.ts'
import { type Checked, ok, wrong } from './checked.ts'

/** The result of `company check`. `fault`: the sentence of a folder that the sites cannot start with. */
export interface CompanyState {
  fault: string | undefined
  toDo: number
}

/** Runs `company check` in a separate process: a folder that cannot be read ends the process that reads it. */
export function readCompanyState(): CompanyState {
  const { stdout, stderr } = spawnSync(process.execPath, ['run/commands/company-command.ts', 'check'], {
    encoding: 'utf8',
  })
  const verdict = stdout.split('\n').find((line) => /^Nothing to do\.$|^\d+ (?:things|price files)/.test(line))
  return {
    fault: verdict ? undefined : stderr.split('\n')[0] || 'company check failed',
    // Data and price files are counted apart.
    toDo: [...(verdict ?? '').matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0),
  }
}

/** Judges the company's folder. A trial may go on with the sample. */
export function checkCompany({ fault, toDo }: CompanyState, isTrial: boolean): Checked {
  if (fault) return wrong('company', fault, 'Correct that file of COMPANY_DIR, then start the sites again.')
  if (toDo === 0) return ok('company', 'nothing to confirm or fill in')
  const found = `${toDo} things to confirm or fill in`
  return isTrial
    ? ok('company', `${found}, fine for a trial`)
    : wrong('company', found, `${typedCommand('company', 'check')} lists each with its file and line.`)
}
