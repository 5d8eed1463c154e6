import { companyWords } from '../company-words.ts'

/**
 * The page of the company's branch in the Netherlands. Placeholders: {branchPhone}, {openingHours}: those of the Dutch
 * office; {localHomes}.
 */
export const localBranch = companyWords('en').branch
