import { fill } from '../../copy/fill.ts'
import { fullDayIn } from '../../copy/format/full-day.ts'
import { invoiceWords } from '../../copy/invoice-words.ts'
import { isExtraId } from '../../domain/estimate/rooms.ts'
import type { Language } from '../../domain/language.ts'
import { addCents, type Cents, negateCents } from '../../domain/money/cents.ts'
import type { DocumentInForce } from '../../domain/payments/documents-due.ts'
import type { InvoicedCharge } from '../../domain/payments/invoice-document.ts'
import type { ChargeKind } from '../../domain/payments/ledger.ts'
import type { InvoicedOrder } from './invoiced-order.ts'

/** What a line says, in any language. */
type Text = (language: Language) => string

export interface DocumentLanguages {
  language: Language
  customers: Language
}

type Charged = Pick<InvoicedOrder, 'row' | 'business'>

/**
 * The lines of an invoice (R18.41): what the order is now at its price, each correction with its reason, and what
 * prepayment invoices have had. The rates are those of prices; a reverse charge is not a line.
 * @param deducted the prepayment invoices
 */
export function invoiceLines(
  { charges, invoices, ...order }: InvoicedOrder,
  deducted: readonly DocumentInForce[],
  languages: DocumentLanguages,
): InvoicedCharge[] {
  const supplied = charges.filter(({ kind }) => kind !== 'lateCost' && kind !== 'reverseCharge')
  const kindOf = ({ kind, vatPercent, reason }: (typeof supplied)[number]) =>
    `${kind} ${vatPercent} ${kind === 'correction' || kind === 'discount' ? reason : ''}`
  const lines = [...Map.groupBy(supplied, kindOf).values()].flatMap((group): InvoicedCharge[] => {
    const [first] = group
    const cents = addCents(...group.map((charge) => charge.cents))
    if (!first || cents === 0) return []
    return [lineOf(chargeText(order, first.kind, first.reason ?? ''), cents, first.vatPercent, languages)]
  })
  const numbers = new Set(deducted.map(({ number }) => number))
  const less = invoices.inForce.flatMap(({ document: { number, lines: paid } }) => {
    const text: Text = (language) => fill(wordsOf(language).lines.deducted, { number })
    if (!numbers.has(number)) return []
    return paid.map(({ grossCents, vatPercent }) => lineOf(text, negateCents(grossCents), vatPercent, languages))
  })
  return [...lines, ...less]
}

/** The line of a prepayment invoice: the day of the money, and what it is for, without a day of work. */
export function prepaymentLine(
  order: Charged,
  { cents, paidOn, vatPercent }: { cents: Cents; paidOn: string; vatPercent: number },
  languages: DocumentLanguages,
): InvoicedCharge {
  const text: Text = (language) =>
    fill(wordsOf(language).lines.prepayment, {
      date: fullDayIn(language, paidOn),
      number: order.row.number,
      work: workText(order)(language),
    })
  return lineOf(text, cents, vatPercent, languages)
}

function lineOf(
  text: Text,
  cents: Cents,
  vatPercent: number,
  { language, customers }: DocumentLanguages,
): InvoicedCharge {
  const translation = customers === language ? {} : { translation: text(customers) }
  return { text: text(language), ...translation, cents, vatPercent }
}

const wordsOf = (language: Language) => invoiceWords[language].invoice

function workText({ row: { packageId, extras }, business }: Charged): Text {
  if (business) return () => business.work
  const ids = extras.split(',').filter(isExtraId)
  return (language) => {
    const { invoice, packageNames, extras: names } = invoiceWords[language]
    const cleaning = { package: packageNames[packageId] }
    const also = ids.map((id) => names[id].name).join(', ')
    if (also === '') return fill(invoice.lines.order, cleaning)
    return fill(invoice.lines.orderWithExtras, { ...cleaning, extras: also })
  }
}

function chargeText(order: Charged, kind: ChargeKind, reason: string): Text {
  return (language) => {
    const { lines } = wordsOf(language)
    switch (kind) {
      case 'order':
        return workText(order)(language)
      case 'withdrawal':
        return fill(lines.withdrawal, { work: workText(order)(language) })
      case 'fee':
        return order.row.state === 'cancelled' ? lines.cancellationFee : lines.fee
      case 'correction':
      case 'discount':
        return fill(lines[kind], { reason })
      default:
        return lines.extra
    }
  }
}
