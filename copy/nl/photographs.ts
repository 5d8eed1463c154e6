import { companyWords } from '../company-words.ts'

/** Alternative texts of the company's photographs. */
export const photographs = companyWords('nl').photographs ?? {}
