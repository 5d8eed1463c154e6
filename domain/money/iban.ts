/** Whether a text is an IBAN with correct check digits (ISO 13616), without blanks. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** An IBAN in groups of four. */
export const formatIban = (iban: string): string => (iban.match(/.{1,4}/g) ?? []).join(' ')
