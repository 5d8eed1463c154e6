import { parseArgs } from 'node:util'
import { company as words } from '../../copy/office/en/company.ts'
import { companyFolder, readCompany } from '../../domain/company/read-company.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { areaInWords } from '../../services/company/area-words.ts'
import { readFolderFindings } from '../../services/company/inspect-folder.ts'
import { findingsText } from '../../services/company/report-text.ts'
import { fail, print, runCommand, typedPath } from './command-line.ts'
import { writeCompany } from './write-company.ts'

const usage = `npm run company -- check [DIR]   lists what is missing, unproven or contradictory in a company's folder
npm run company -- new DIR       asks who the company is, and writes such a folder

  DIR   the folder; without it, the one that COMPANY_DIR names, or company

check ends with 0 when there is nothing to do, 1 when there is, 2 when the sites could not start with the folder.
`

/** `npm run company`: the folder that makes the product one company's own (R1.11). */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [task, typed, ...more] = positionals
  if (task === 'check' && more.length === 0) await check(typed === undefined ? companyFolder : typedPath(typed))
  else if (task === 'new' && typed !== undefined && more.length === 0) await writeCompany(typedPath(typed))
  else fail(usage, 2)
}

async function check(folder: string): Promise<void> {
  const { data, prices } = await readFolderFindings(folder, officeClock(new Date()).date)
  print(`The company in ${folder}`)
  const { value: company } = readCompany(folder)
  for (const country of company.countries)
    print(`Area, ${words.countries[country]}: ${areaInWords(words, folder, company, country)}`)
  process.stdout.write(findingsText(folder, data, prices))
  process.exitCode = data.length + prices.length === 0 ? 0 : 1
}

await runCommand(main, usage, 2)
