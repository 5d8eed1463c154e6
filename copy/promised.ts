import { company } from '../domain/company/company.ts'
import { ownerPromises } from '../domain/company/owner-facts.ts'

/**
 * Words that hold only as long as the owner stands by a fact (R1.4). Until the fact is confirmed, placeholders
 * around them say so.
 * @param otherwise the words if the owner denies the fact; nothing by default
 */
export function promised(
  fact: keyof typeof ownerPromises,
  words: string,
  otherwise = '',
  facts: typeof ownerPromises = ownerPromises,
): string {
  const { value, confirmed } = facts[fact]
  if (!value) return otherwise
  return confirmed ? words : `{promise}${words}{unconfirmed}`
}

/** Words with {homes}, the homes cleaned so far: none for a company that has not counted any (R1.12). */
export const counted = (words: string, otherwise = ''): string =>
  company.figures.homesCleaned === undefined ? otherwise : words
