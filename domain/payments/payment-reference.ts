import type { Country } from '../language.ts'

/**
 * The structured reference of a transfer. Belgium: twelve digits, the last two the remainder of 97 (97 for 0); the
 * Netherlands: a creditor reference (ISO 11649), RF with two check digits.
 * @param serial ten digits
 */
export function paymentReference(country: Country, serial: string): string {
  if (!/^\d{10}$/.test(serial)) throw new RangeError(`No serial of a payment: “${serial}”`)
  if (country === 'BE') return serial + String(Number(serial) % 97 || 97).padStart(2, '0')
  return `RF${checkDigits(serial)}${serial}`
}

/** 98 less the remainder of 97, over the reference followed by "RF00", each letter as two digits. */
const checkDigits = (reference: string): string => String(98n - (BigInt(`${reference}271500`) % 97n)).padStart(2, '0')

/** Possible references among the words of a payer, with their separators. */
const candidates = /(?<![\dA-Z])(?:\d{3}[\s/]?\d{4}[\s/]?\d{5}|RF\d{2}(?:\s?\d){10})(?!\d)/gi

/** A reference as people read it: "+++010/8068/17183+++", "RF18 5390 0754 7034". */
export const formatReference = (reference: string): string =>
  reference.startsWith('RF')
    ? (reference.match(/.{1,4}/g) ?? []).join(' ')
    : `+++${reference.slice(0, 3)}/${reference.slice(3, 7)}/${reference.slice(7)}+++`

/** The serial of a reference as banks send it; undefined if it is none of ours. */
export function serialOf(reference: string): string | undefined {
  const text = reference.replace(/[^\dA-Za-z]/g, '').toUpperCase()
  const serial = /^\d{12}$/.test(text) ? text.slice(0, 10) : /^RF\d{12}$/.test(text) ? text.slice(4) : undefined
  if (!serial) return undefined
  return (['BE', 'NL'] as const).some((country) => paymentReference(country, serial) === text) ? serial : undefined
}

/** The serials of all references of ours in a payer's text, which many banks' forms make part of a sentence. */
export const serialsIn = (text: string): ReadonlySet<string> =>
  new Set([text, ...(text.match(candidates) ?? [])].flatMap((part) => serialOf(part) ?? []))
