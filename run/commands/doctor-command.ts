import { parseArgs } from 'node:util'
import { counted } from '../../copy/format/counted.ts'
import { checkCompany, readCompanyState } from '../doctor/check-company.ts'
import { type Checked, reasonOf } from '../doctor/checked.ts'

const usage = `npm run doctor [-- --mail ADDRESS --clock URL --hosts EN,NL,OFFICE]
  says what is wrong with this installation and what to do about it; changes nothing

  --mail    also sends a test e-mail to the address
  --clock   compares the clock with that of this server
  --hosts   where the processes are, if not on this machine

Ends with 0 when nothing is wrong, with 1 when something is.
`

interface Options {
  mail?: string | undefined
  clock?: string | undefined
  hosts?: string | undefined
}

/** `npm run doctor`: checks an installation, even a half-broken one, and says what to do about each fault. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { mail: { type: 'string' }, clock: { type: 'string' }, hosts: { type: 'string' } },
  })
  const all = await examine(values)
  const width = Math.max(...all.map(({ what }) => what.length))
  for (const { what, state, found, todo } of all) {
    process.stdout.write(`${state.padEnd(7)}  ${what.padEnd(width)}  ${found}\n`)
    if (todo) process.stdout.write(`${' '.repeat(9 + width + 2)}→ ${todo}\n`)
  }
  const bad = all.filter(({ state }) => state === 'wrong').length
  process.stdout.write(bad === 0 ? '\nNothing is wrong.\n' : `\n${counted(bad, 'problem')}.\n`)
  process.exitCode = bad === 0 ? 0 : 1
}

async function examine({ hosts, ...options }: Options): Promise<Checked[]> {
  const company = readCompanyState()
  if (company.fault) {
    // Reading a broken company folder ends the process. The sample stands in for it, so that all else
    // can still be looked at.
    if (!process.env.COMPANY_DIR) return [checkCompany(company, false)]
    process.env.COMPANY_DIR = ''
  }
  const { examineInstallation } = await import('../doctor/examine-installation.ts')
  return await examineInstallation(company, { ...options, hosts: hosts?.split(',') ?? [] })
}

main().catch((error: unknown) => {
  const misused = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  process.stderr.write(misused ? `${usage}\n${reasonOf(error)}\n` : `${error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
})
