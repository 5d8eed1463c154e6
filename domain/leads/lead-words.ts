import { e164Number } from '../contact/phone-number.ts'
import type { Country } from '../language.ts'

/**
 * The most words of one message that can be found, and the longest word, so that no message makes thousands of rows.
 */
const mostWords = 400
const longestWord = 40
/** More words make a search no narrower. */
const mostSearched = 6

/** The words of a text without case and accents, each once: “Zoë’s trap” has `zoe`, `s` and `trap`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord))
}

/**
 * The words by which a message is found (R17.11): those of every text that its sender entered, and the phone number as
 * one word in each way that people write it.
 * @param request as it is stored: names come before the message itself, so that a long one cannot crowd them out
 */
export function leadWords(request: Readonly<Record<string, unknown>>, country: Country): string[] {
  const { phoneNumber, ...others } = request
  const phone = typeof phoneNumber === 'string' ? phoneWords(phoneNumber, country) : []
  const texts = Object.values(others).filter((text) => typeof text === 'string')
  return [...new Set([...phone, ...texts.flatMap(wordsOf)])].slice(0, mostWords)
}

function phoneWords(typed: string, country: Country): string[] {
  const international = e164Number(country, typed)?.slice(1)
  const national = international?.replace(/^3[12]/, '0')
  return [typed.replace(/\D/g, ''), international, national].flatMap((digits) => digits?.slice(0, longestWord) || [])
}

/**
 * The terms of a search: beginnings of words, all of which have to be there. A phone number counts as one word, and a
 * single letter counts only where there is nothing longer.
 */
export function searchedWords(text: string): string[] {
  if (/^[\d\s+./()-]{6,}$/.test(text.trim())) {
    const digits = text.replace(/\(0\)|\D/g, '').replace(/^00/, '')
    if (digits.length >= 6) return [digits.slice(0, longestWord)]
  }
  const words = [...new Set(wordsOf(text))]
  const longer = words.filter((word) => word.length > 1)
  return longer.length > 0 ? longer.slice(0, mostSearched) : words.slice(0, 1)
}
