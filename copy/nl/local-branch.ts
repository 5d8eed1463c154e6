import { companyWords } from '../company-words.ts'
import type { localBranch as english } from '../en/local-branch.ts'

export const localBranch: typeof english = companyWords('nl').branch
