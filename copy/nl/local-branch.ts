import { companyWords } from '../company-words.ts'

export const localBranch = companyWords('nl').branch
