import { layout } from '#copy/layout.ts'
import { payment } from '#copy/order/payment.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { fullDay } from '../../copy/format/format-work.ts'
import { spacedZipCode } from '../../copy/format/spaced-zip-code.ts'
import type { OrderKey } from '../../domain/orders/order.ts'
import { type InvoiceDocument, type InvoiceParty, isForPeppol } from '../../domain/payments/invoice-document.ts'
import type { ZipCode } from '../../domain/places/postcode.ts'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import { invoicePath } from '../layout/routes.ts'
import { signedMoney } from '../pay/payment-lines.ts'
import { CheckLines } from '../sections/check-lines.tsx'
import styles from './statement-page.module.css'

const { supplier, total, invoice: words } = payment.statement

/** An invoice or credit note as it was issued (R18.41), whatever has happened to the order since. */
export function Invoice({ document, orderKey }: { document: InvoiceDocument; orderKey: OrderKey }) {
  const { kind, number, credits, reason, issuedOn, suppliedOn, seller, buyer, lines, vat } = document
  const { orderNumber, buyerReference } = document
  const facts = [
    { key: 'issued', label: words.issued, value: fullDay(issuedOn) },
    { key: 'supplied', label: words.supplied, value: fullDay(suppliedOn) },
    { key: 'supplier', label: supplier, value: partyLines(seller) },
    { key: 'buyer', label: words.buyer, value: partyLines(buyer) },
    ...(buyerReference === orderNumber ? [] : [{ key: 'reference', label: words.reference, value: buyerReference }]),
    ...(credits ? [{ key: 'credits', label: words.credits, value: credits }] : []),
    ...(reason ? [{ key: 'reason', label: words.reason, value: reason }] : []),
  ]
  return (
    <section className={styles.invoice}>
      <h2>{fill(words.titles[kind], { number })}</h2>
      <CheckLines lines={facts} />
      <WorkLines
        label={payment.statement.charges}
        lines={[
          ...lines.map(({ text, grossCents }, index) => ({
            key: `${index} ${text}`,
            label: text,
            amount: signedMoney(grossCents),
          })),
          { key: 'net', label: words.net, amount: signedMoney(document.netCents) },
          ...vat.map(({ vatPercent, netCents, vatCents }) => ({
            key: `vat-${vatPercent}`,
            label: fillAll(words.vat, { percent: String(vatPercent), net: signedMoney(netCents) }),
            amount: signedMoney(vatCents),
          })),
          { key: 'total', label: total, amount: signedMoney(document.grossCents) },
        ]}
      />
      {isForPeppol(document) && (
        <p className={styles.screen}>
          <a href={invoicePath(orderKey, number)}>{words.file}</a>
        </p>
      )}
    </section>
  )
}

const partyLines = ({ name, street, zipCode, city, companyNumber, vatNumber }: InvoiceParty): string =>
  [
    name,
    street,
    `${spacedZipCode(zipCode as ZipCode)} ${city}`,
    ...(companyNumber ? [`${words.companyNumber}: ${companyNumber}`] : []),
    ...(vatNumber ? [`${layout.footer.vatNumber}: ${vatNumber}`] : []),
  ].join('\n')
