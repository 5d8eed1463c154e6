/** Parameters of our own addresses that tell something about a person: what forms carry along. */
const personal = ['zipCode', 'firstName', 'lastName', 'email', 'phoneNumber', 'business', 'remark', 'sent']

/**
 * An address as it may leave the browser. A postcode travels in the address of the language switch, a phone number in the one
 * of the call-back box without script; neither is anybody's business.
 */
export function addressWithoutPersonalData(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  for (const name of personal) url.searchParams.delete(name)
  return url.href
}
