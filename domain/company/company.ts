import type { Company } from './company-schema.ts'
import { CompanyProblem, companyFolder, readCompany } from './read-company.ts'

/**
 * The company that this process serves: names, addresses, legal data, facts and claims (R1.2). Read once, before anything that depends on
 * it: words and rules are constants of their modules (decision 68). A folder that cannot be read ends the process with its reasons.
 */
export const company: Company = currentCompany()

function currentCompany(): Company {
  try {
    return readCompany(companyFolder).company
  } catch (problem) {
    if (!(problem instanceof CompanyProblem)) throw problem
    process.stderr.write(`${problem.message}\n`)
    process.exit(1)
  }
}
