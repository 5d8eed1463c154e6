import { language } from '#copy/language.ts'
import { payment } from '#copy/order/payment.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { moneyIn, spacedZipCode } from '../../copy/format/format-work.ts'
import { fullDayIn } from '../../copy/format/full-day.ts'
import { invoiceWords } from '../../copy/invoice-words.ts'
import type { Language } from '../../domain/language.ts'
import type { OrderKey } from '../../domain/orders/order.ts'
import { type InvoiceDocument, type InvoiceParty, isForPeppol } from '../../domain/payments/invoice-document.ts'
import type { ZipCode } from '../../domain/places/postcode.ts'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import { invoicePath } from '../layout/routes.ts'
import { CheckLines } from '../sections/check-lines.tsx'
import styles from './statement-page.module.css'

/**
 * An invoice, prepayment invoice or credit note as it was issued (R18.41), whatever has happened to the order since.
 * Its language is that of the seat; customers with a different one get a translation on the same sheet (R18.45).
 */
export function Invoice({ document, orderKey }: { document: InvoiceDocument; orderKey: OrderKey }) {
  const issued = document.language ?? language
  return (
    <section className={styles.invoice}>
      <Sheet document={document} language={issued} isTranslation={false} />
      {isForPeppol(document) && (
        <p className={styles.screen}>
          <a href={invoicePath(orderKey, document.number)}>{payment.statement.invoice.file}</a>
        </p>
      )}
      {issued !== language && <Sheet document={document} language={language} isTranslation />}
    </section>
  )
}

interface SheetProps {
  document: InvoiceDocument
  language: Language
  isTranslation: boolean
}

/** A document in one language. */
function Sheet({ document, language, isTranslation }: SheetProps) {
  const { invoice: words } = invoiceWords[language]
  const { kind, number, reverseCharge, seller, buyer } = document
  const title = kind === 'creditNote' ? words.creditNotes[seller.country] : words.titles[kind]
  return (
    <div className={isTranslation ? styles.translation : styles.sheet} lang={language}>
      {isTranslation && <p>{words.translation}</p>}
      <h2>{fill(title, { number })}</h2>
      <CheckLines lines={factLines(document, language, isTranslation)} />
      <WorkLines
        label={buyer.companyNumber ? words.netAmounts : words.amounts}
        lines={amountLines(document, language, isTranslation)}
      />
      {reverseCharge && <p>{isTranslation ? words.reverseCharge[seller.country] : reverseCharge}</p>}
    </div>
  )
}

/** What a document says beside its amounts. */
function factLines(document: InvoiceDocument, language: Language, isTranslation: boolean) {
  const { invoice: words } = invoiceWords[language]
  const { credits, reason, cause, issuedOn, suppliedOn, paidOn, seller, buyer, orderNumber, buyerReference } = document
  const day = (date: string) => fullDayIn(language, date)
  const why = cause && isTranslation ? words.causes[cause] : reason
  return [
    { label: words.issued, value: day(issuedOn) },
    ...(paidOn ? [{ label: words.paidOn, value: day(paidOn) }] : []),
    ...(suppliedOn ? [{ label: words.supplied, value: day(suppliedOn) }] : []),
    { label: words.supplier, value: partyLines(seller, language) },
    { label: words.buyer, value: partyLines(buyer, language) },
    { label: words.order, value: orderNumber },
    ...(buyerReference === orderNumber ? [] : [{ label: words.reference, value: buyerReference }]),
    ...(credits ? [{ label: words.credits, value: credits }] : []),
    ...(why ? [{ label: words.reason, value: why }] : []),
  ]
}

/** The lines of a document, its VAT, and what is paid. */
function amountLines(document: InvoiceDocument, language: Language, isTranslation: boolean) {
  const { invoice: words } = invoiceWords[language]
  const { kind, buyer, lines, vat, netCents, grossCents, paidCents, reverseCharge } = document
  const amount = (cents: number) => (cents < 0 ? '−' : '') + moneyIn(language, Math.abs(cents))
  const shares = vat.map(({ vatPercent, netCents: net, vatCents }) => ({
    key: `vat-${vatPercent}`,
    label: fillAll(words.vat, { percent: String(vatPercent), net: amount(net) }),
    amount: amount(vatCents),
  }))
  const total = { key: 'total', label: words.total, amount: amount(grossCents) }
  return [
    ...lines.map(({ text, translation, ...cents }, index) => ({
      key: `${index} ${text}`,
      label: (isTranslation && translation) || text,
      amount: amount(buyer.companyNumber ? cents.netCents : cents.grossCents),
    })),
    ...(reverseCharge
      ? [{ ...total, label: words.reverseChargedTotal }]
      : [{ key: 'net', label: words.net, amount: amount(netCents) }, ...shares, total]),
    ...(kind === 'creditNote' || paidCents === 0
      ? []
      : [{ key: 'paid', label: words.paid, amount: amount(paidCents) }]),
  ]
}

export function partyLines(
  { name, street, zipCode, city, country, ...numbers }: InvoiceParty,
  language: Language,
): string {
  const { invoice: words } = invoiceWords[language]
  const { companyNumber, vatNumber } = numbers
  return [
    name,
    street,
    `${spacedZipCode(zipCode as ZipCode)} ${city}`,
    ...(companyNumber ? [`${words.companyNumber[country]}: ${companyNumber}`] : []),
    ...(vatNumber ? [`${words.vatNumber[country]}: ${vatNumber}`] : []),
  ].join('\n')
}
