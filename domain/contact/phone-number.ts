import type { Country } from '../language.ts'
import { cleanVisible } from './form-text.ts'

/**
 * What is wrong with a phone number as typed (R7.3); undefined for one of any country. Spaces, dots, dashes, slashes,
 * parentheses and the `(0)` of '+32 (0)470' are dropped; the rest must be 9 or 10 digits with an optional prefix of `+`
 * or `00` and one to three digits.
 */
export function phoneNumberProblem(text: string): 'required' | 'malformed' | undefined {
  if (cleanVisible(text) === '') return 'required'
  return dialledDigits(text) === undefined ? 'malformed' : undefined
}

/**
 * A number in E.164 form, such as '+32470123456'; one without a prefix is taken as a number of `country`. Undefined if
 * that cannot be derived.
 */
export function e164Number(country: Country, text: string): string | undefined {
  const dialled = dialledDigits(text)
  return dialled && toE164(country, dialled)
}

function dialledDigits(text: string): string | undefined {
  const dialled = cleanVisible(text)
    .replace(/[\s./\-\u2010-\u2015]/g, '')
    // At the very start, '(0)' is the leading zero of a national number and stays.
    .replace(/(?<!^)\(0\)/g, '')
    .replace(/[()]/g, '')
  return /^(?:(?:\+|00)\d{1,3})?\d{9,10}$/.test(dialled) ? dialled : undefined
}

const callingCodes: Record<Country, string> = { BE: '32', NL: '31' }

/**
 * A national number without its leading zero. Belgium: eight digits, or nine for a mobile number (04xx). Netherlands:
 * nine digits. Sources: numbering plans of BIPT and ACM.
 */
const nationalNumbers: Record<Country, RegExp> = { BE: /^(?:4\d{8}|[1-9]\d{7})$/, NL: /^[1-9]\d{8}$/ }

function toE164(country: Country, dialled: string): string | undefined {
  const international = /^(?:\+|00)([1-9]\d{9,12})$/.exec(dialled)?.[1]
  if (international === undefined) {
    return dialled.startsWith('0') ? ofCountry(country, dialled.slice(1)) : undefined
  }
  // Some people write '+32 0470…' although the zero does not belong there.
  if (international.startsWith('32')) return ofCountry('BE', international.slice(2).replace(/^0/, ''))
  if (international.startsWith('31')) return ofCountry('NL', international.slice(2).replace(/^0/, ''))
  return `+${international}`
}

function ofCountry(country: Country, national: string): string | undefined {
  return nationalNumbers[country].test(national) ? `+${callingCodes[country]}${national}` : undefined
}

/** The `tel:` link for an E.164 number. */
export const telHref = (e164: string): string => `tel:${e164}`

/**
 * Formats an E.164 number as people in `country` write it: '0470 12 34 56' and '02 123 45 67' in Belgium, '06 12345678'
 * and '074 123 45 67' in the Netherlands. A number of another country is returned unchanged.
 */
export function displayPhoneNumber(country: Country, e164: string): string {
  const prefix = `+${callingCodes[country]}`
  const national = e164.slice(prefix.length)
  if (!e164.startsWith(prefix) || !nationalNumbers[country].test(national)) return e164
  const areaDigits = country === 'BE' ? belgianAreaDigits(national) : dutchAreaDigits(national)
  const area = `0${national.slice(0, areaDigits)}`
  const subscriber = national.slice(areaDigits)
  if (subscriber.length === 8) return `${area} ${subscriber}`
  // Groups of two, after a first group of three if the number of digits is odd.
  const head = subscriber.length % 2 === 1 ? subscriber.slice(0, 3) : subscriber.slice(0, 2)
  const tail = subscriber.slice(head.length)
  return [area, head, tail.slice(0, 2), tail.slice(2)].join(' ')
}

function belgianAreaDigits(national: string): number {
  if (national.length === 9) return 3
  return /^[2349]/.test(national) ? 1 : 2
}

function dutchAreaDigits(national: string): number {
  if (national.startsWith('6')) return 1
  return /^(?:1[0345]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[24578]|91)/.test(national) ? 2 : 3
}
