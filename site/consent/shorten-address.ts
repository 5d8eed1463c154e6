/** Parameters of our own addresses that contain personal data from forms. */
const personal = ['zipCode', 'firstName', 'lastName', 'email', 'phoneNumber', 'business', 'remark', 'sent']

/**
 * Removes personal data from an address before it leaves the browser (R12.5). The language switch can carry a postcode
 * and the call-back box, without script, a phone number. A malformed address is returned unchanged.
 */
export function addressWithoutPersonalData(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  for (const name of personal) url.searchParams.delete(name)
  return url.href
}
