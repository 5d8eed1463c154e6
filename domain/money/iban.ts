/** Whether a text is an IBAN with correct check digits (ISO 13616), without blanks. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** An IBAN in groups of four. */
export const formatIban = (iban: string): string => (iban.match(/.{1,4}/g) ?? []).join(' ')

/** The IBAN of a Belgian account number of twelve digits, as banks still write it: 0961234567-69 is BE71…. */
export const belgianIban = (account: string): string =>
  `BE${String(98n - (BigInt(`${account}111400`) % 97n)).padStart(2, '0')}${account}`
