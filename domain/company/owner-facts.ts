import { company } from './company.ts'

/**
 * Facts that pages promise and only the owner can know (R1.4): samples, and marked as such, until they are confirmed.
 * Arrival windows are local times, amounts whole euros; values per country are in the language of its site.
 */
export const ownerFacts = company.facts

/**
 * Facts that pages promise as a whole: `false` denies one, and its words go or say the opposite (`copy/page-copy.ts`).
 */
export const ownerPromises = company.promises
