import { type Company, companySchema } from './company-schema.ts'
import { CompanyProblem, readYaml, type YamlFile } from './read-yaml.ts'

/** The folder of the company that this process serves (`COMPANY_DIR`). */
export const companyFolder = process.env.COMPANY_DIR || 'company'

/**
 * Reads who the company of a folder is.
 * @throws CompanyProblem
 */
export const readCompany = (folder: string): YamlFile<Company> => readYaml(`${folder}/company.yaml`, companySchema)

/**
 * The result of `read` for the company that this process serves. A folder that cannot be read ends the process with its
 * reasons.
 */
export function readAtStart<Value>(read: (folder: string) => Pick<YamlFile<Value>, 'value'>): Value {
  try {
    return read(companyFolder).value
  } catch (problem) {
    return endWithReasons(problem)
  }
}

/** Ends the process with the reasons why a company's folder cannot be used. */
export function endWithReasons(problem: unknown): never {
  if (!(problem instanceof CompanyProblem)) throw problem
  process.stderr.write(`${problem.message}\n`)
  process.exit(1)
}
