import { companyWords } from '../company-words.ts'

/** What the company's own photographs show. */
export const photographs = companyWords('nl').photographs ?? {}
