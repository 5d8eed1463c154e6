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

/** Digits with anything but letters between them, and the RF that may stand before the first. */
const digitRuns = /(?:RF[^\p{L}\p{N}]*)?\d+(?:[^\p{L}\p{N}]+\d+)*/giu

/** A Belgian IBAN: its account number has the check digits of a reference, too. */
const belgianIbans = /BE\d\d(?:\s?\d{4}){3}(?!\d)/gi

/**
 * The serials of all our references in a text: twelve digits with any signs between them, letters before them, or
 * RF and twelve digits. Only whole groups of digits count: not twelve of thirteen.
 */
export const serialsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.replace(belgianIbans, ' ').matchAll(digitRuns)].flatMap(([run]) => serialsInRun(run)))

function serialsInRun(run: string): string[] {
  const groups = run.match(/\d+/g) ?? []
  const found: string[] = []
  for (let first = 0; first < groups.length; first += 1) {
    let end = first
    let digits = ''
    while (digits.length < 12 && end < groups.length) digits += groups[end++]
    const isCreditor = first === 0 && /^RF/i.test(run)
    const serial = (isCreditor ? serialOf(`RF${digits}`) : undefined) ?? serialOf(digits)
    if (serial === undefined) continue
    found.push(serial)
    first = end - 1
  }
  return found
}
