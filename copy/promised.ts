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
