import { randomUUID } from 'node:crypto'
import { amount, carried, entry, line, optional, radios, seen, select, tick, whole } from '../../domain/forms/fields.ts'
import { type AnyRefused, form, showForm } from '../../domain/forms/form.ts'
import type { Country, Language } from '../../domain/language.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { companyFields } from '../../domain/orders/company-fields.ts'
import type { Order } from '../../domain/orders/order.ts'
import { recordedMethods } from '../../domain/payments/ledger.ts'
import { longestReference } from '../../domain/people/office-text-limits.ts'

/** The balance that the page showed, in cents, and what makes an entry unique, however often its form is sent. */
const ofPage = { due: seen(), entry: entry() }

/** Records a payment (R18.5). */
export const recordForm = form(
  {
    method: radios(recordedMethods),
    amount: amount(),
    receipt: line(longestReference, { required: false }),
    ...ofPage,
  },
  { name: 'record' },
)

/** Corrects what is owed, or what was paid, by an entry of its own (R18.5). `complaint`: what a discount is for. */
export const correctForm = form(
  {
    direction: radios(['less', 'more', 'unpaid']),
    amount: amount(),
    lateCost: tick(),
    reason: line(longestReference),
    complaint: carried(),
    ...ofPage,
  },
  { name: 'correct', problems: ['unpaid'] },
)

/** Sends the first reminder, at the balance that the page showed (R18.50). */
export const reminderForm = form({ due: seen() }, { name: 'remind', problems: ['bank'] })

const inForm = (maxLength: number) => line(maxLength, { required: false })

/** Issues what is due of an order, to a business where one is named (R18.41, R18.44). */
export const issueForm = (country: Country) =>
  form(
    {
      company: inForm(100),
      companyNumber: optional(companyFields(country).companyNumber),
      vatNumber: companyFields(country).vatNumber,
      street: inForm(100),
      zipCode: optional(companyFields(country).zipCode),
      city: inForm(100),
      reference: inForm(100),
      reverseCharge: tick(),
    },
    { name: 'issue', problems: ['early', 'nothing', 'unknown', 'forgotten', 'notNumbered'] },
  )

/** Credits one of the documents in force, by their numbers. */
export const creditForm = (numbers: readonly string[]) =>
  form({ invoice: select(numbers), why: line(longestReference) }, { name: 'credit' })

/** The owner sets the first number of a country's invoices, once (R18.40). */
export const numberForm = form({ first: whole(1, 9_999_999), number: carried() }, { name: 'number' })

interface Ledger {
  due: Cents
  numbers: readonly string[]
  discount: { complaint: string; reason: string } | undefined
}

/**
 * What can be added to a ledger whose balance is `due` and whose documents in force have these numbers.
 * @param discount the complaint that a discount is for, and the reason that says so
 */
export function ledgerForms(
  { country, number }: Order,
  { due, numbers, discount }: Ledger,
  language: Language,
  refused: AnyRefused | undefined,
) {
  const ofPage = { due, entry: randomUUID() }
  return {
    record: showForm(recordForm, { ...ofPage, ...(due > 0 && { amount: due }) }, language, refused),
    correct: showForm(correctForm, { ...ofPage, direction: 'less', complaint: '', ...discount }, language, refused),
    remind: showForm(reminderForm, { due }, language, refused),
    issue: showForm(issueForm(country), {}, language, refused),
    credit: showForm(creditForm(numbers), {}, language, refused),
    number: showForm(numberForm, { number }, language, refused),
  }
}
