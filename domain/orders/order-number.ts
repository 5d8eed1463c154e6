import type { Brand } from 'valibot'

/**
 * The number of an order as people read it aloud: `K7F4-29QX`. Only `newOrderNumber` and `parseOrderNumber` create one.
 */
export type OrderNumber = string & Brand<'OrderNumber'>

/**
 * Digits and letters that cannot be mistaken for each other, without vowels but A. 29 is prime, which the check needs.
 */
const symbols = '23456789ABCDFGHJKMNPQRSTVWXYZ'

/** Without the check character. */
const length = 7

/**
 * A random number, so that the next one cannot be guessed. It is not a secret.
 * @param randomBelow a random whole number from 0 to below its argument
 */
export function newOrderNumber(randomBelow: (limit: number) => number): OrderNumber {
  return written(Array.from({ length }, () => randomBelow(symbols.length)))
}

/**
 * Reads an order number as typed: case, spaces and dashes do not matter. Undefined for anything else. The last
 * character checks the others: one wrong character, and any two that are swapped, are always detected.
 */
export function parseOrderNumber(text: string): OrderNumber | undefined {
  const typed = [...text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')]
  if (typed.length !== length + 1) return undefined
  const number = written(typed.slice(0, length).map((symbol) => symbols.indexOf(symbol)))
  return number.replace('-', '') === typed.join('') ? number : undefined
}

/** Eight letters and digits between others, overlapping ones included: in "order SYHP-K5NH" not only "rder SYHP". */
const possibleNumbers = /(?<![\da-z])(?=([\da-z]{4}[\s\p{Pd}]{0,3}[\da-z]{4})(?![\da-z]))/giu

/** The order numbers in a text among other words, such as a payer's or a statement of withdrawal, each once. */
export const orderNumbersIn = (text: string): OrderNumber[] => [
  ...new Set([...text.matchAll(possibleNumbers)].flatMap(([, typed = '']) => parseOrderNumber(typed) ?? [])),
]

/** Each place has a different weight, so a swap changes the sum. */
function written(values: readonly number[]): OrderNumber {
  const sum = values.reduce((total, value, place) => total + (place + 2) * value, 0)
  const text = [...values, (symbols.length - (sum % symbols.length)) % symbols.length]
    .map((value) => symbols[value] ?? '')
    .join('')
  return `${text.slice(0, 4)}-${text.slice(4)}` as OrderNumber
}
