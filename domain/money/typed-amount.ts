import type { Language } from '../language.ts'
import { type Cents, cents } from './cents.ts'

/**
 * An amount as people type it or copy it from a page, in cents: `125`, `125.50`, `€ 1.250,50`; undefined for anything
 * else. `1.250` and `12,505` may be meant in two ways.
 * @param least fewer cents are undefined too
 */
export function readAmount(text: string, least = 0): Cents | undefined {
  const [, typed = ''] = /^(?:€\s*)?([\d.,]{1,10})(?:\s*€)?$/.exec(text.trim()) ?? []
  const [, whole, fraction = ''] =
    /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed) ??
    /^(\d{1,3}(?:\.\d{3}(?=,)|,\d{3}(?=\.)))[.,](\d{2})$/.exec(typed) ??
    []
  if (whole === undefined) return undefined
  const amount = Number(whole.replace(/\D/, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return amount < least ? undefined : cents(amount)
}

/** An amount in cents as people of a language type it, without its sign: `125.50`, `125,50`. */
export const writeAmount = (amount: number, language: Language): string =>
  (amount / 100).toFixed(2).replace('.', language === 'nl' ? ',' : '.')
