import { temporaryFolder } from '../temporary-folder.ts'
import { copyCompany } from './copy-company.ts'

/** A company’s folder for the running test: the sample with other lines. */
export const companyWith = (changes: Readonly<Record<string, string>>) => copyCompany(temporaryFolder(), changes)
