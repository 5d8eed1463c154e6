import { addCents, type Cents, cents, noCents } from '../../../domain/money/cents.ts'
import { belgianIban } from '../../../domain/money/iban.ts'
import { isDate } from '../../../domain/scheduling/visit.ts'
import { BankFileProblem, type BankPart } from './bank-statement.ts'

/** The largest payment that the tables take, in cents: 21,474,836.47 euros. */
const mostCents = 2 ** 31 - 1

/** The largest balance, in cents: a hundred billion euros. */
const mostBalance = 1e13

/** More than any field of either standard holds. */
const longestText = 4000

/** Which of the two an amount is, because it says how large it may be. */
type Amount = 'payment' | 'balance'

/**
 * An amount of XML as cents. Zeros in front and behind, a plus and a missing zero are allowed.
 * @throws BankFileProblem for anything else, also for parts of a cent and for more than the tables take
 */
export function centsOfDecimal(text: string, amount: Amount): Cents {
  const [, euros = '', fraction = ''] = /^\+?(\d*)(?:\.(\d*))?$/.exec(text) ?? []
  if (euros + fraction === '' || /[1-9]/.test(fraction.slice(2))) throw new BankFileProblem('malformed', text)
  return bounded(Number(euros) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')), text, amount)
}

/**
 * An amount of CODA as cents: fifteen digits, the last three of which are decimals.
 * @throws BankFileProblem
 */
export function centsOfThousandths(text: string, amount: Amount): Cents {
  if (!/^\d{14}0$/.test(text)) throw new BankFileProblem('malformed', text)
  return bounded(Number(text) / 10, text, amount)
}

function bounded(value: number, text: string, amount: Amount): Cents {
  if (value > (amount === 'payment' ? mostCents : mostBalance)) throw new BankFileProblem('amount', text)
  return cents(value)
}

/**
 * A date of XML, which may have a time and a zone behind it: the day that the bank writes.
 * @throws BankFileProblem for one that does not exist
 */
export function dayOf(text: string): string {
  const day = /^(\d{4}-\d\d-\d\d)(?:$|[TZ+-])/.exec(text)?.[1] ?? ''
  if (!isDate(day)) throw new BankFileProblem('date', text)
  return day
}

/**
 * A date of CODA, DDMMYY.
 * @throws BankFileProblem for one that does not exist
 */
export function dayOfDigits(text: string): string {
  const day = text.replace(/^(\d\d)(\d\d)(\d\d)$/, '20$3-$2-$1')
  if (!isDate(day)) throw new BankFileProblem('date', text)
  return day
}

/** All amounts together, however many. */
export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, one) => addCents(sum, one), noCents)

/** Words on one line, with nothing in them that a table or a page cannot take. */
export const cleanText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, longestText)
    .toWellFormed()

/** Texts without empty ones and repetitions. */
export const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(cleanText).filter((text) => text !== '')),
]

/** A reference in letters and digits only; empty where the bank says that there is none. */
export const bareReference = (text: string): string => text.replace(/[^\dA-Za-z]/g, '').toUpperCase()

/** Whether a reference only says that there is none. */
export const isNoReference = (text: string): boolean => /^(?:NON-?REF|NOT ?PROVIDED|0*)$/i.test(text.trim())

/** An account number as an IBAN, where it is one or a Belgian number of twelve digits; empty for anything else. */
export function ibanOf(account: string): string {
  const bare = account.replace(/[^\dA-Za-z]/g, '').toUpperCase()
  if (/^\d{12}$/.test(bare)) return belgianIban(bare)
  return /^[A-Z]{2}\d{2}[\dA-Z]{1,30}$/.test(bare) ? bare : ''
}

/**
 * One part of all money of a booking, with all that the bank says of several: what they have in common, and the rest as
 * texts, so that a person finds whose it is (R18.7).
 */
export function oneSum(cents: Cents, parts: readonly Omit<BankPart, 'cents'>[]): BankPart {
  const all = (field: 'name' | 'counterIban' | 'reference') => distinct(parts.map((part) => part[field]))
  const [iban = '', ...otherIbans] = all('counterIban')
  const [reference = '', ...otherReferences] = all('reference')
  return {
    cents,
    name: cleanText(all('name').join(', ')),
    counterIban: otherIbans.length === 0 ? iban : '',
    reference,
    texts: distinct([...otherReferences, ...parts.flatMap(({ texts }) => texts)]),
  }
}
