import { readAtStart, readCompany } from './read-company.ts'

/**
 * The company that this process serves: names, addresses, legal data, facts and claims (R1.2). Read once, before
 * anything that depends on it: words and rules are constants of their modules (decision 68).
 */
export const company = readAtStart(readCompany)
