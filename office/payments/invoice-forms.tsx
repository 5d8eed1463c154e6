import { fill, fillAll } from '../../copy/fill.ts'
import { isForPeppol } from '../../domain/payments/invoice-document.ts'
import type { StoredInvoice } from '../../services/invoices/read-invoices.ts'
import { mayReverseCharge } from '../../services/invoices/reverse-charge.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeForm } from '../sections/office-form.tsx'
import type { LedgerProps } from './ledger-facts.ts'
import styles from './ledger-page.module.css'

const ofBusiness = ['company', 'companyNumber', 'vatNumber', 'street', 'zipCode', 'city', 'reference'] as const

/**
 * The documents of an order, and forms that issue one, credit one, or set the first number (R18.41).
 */
export function InvoiceForms({ order, invoices, forms, refused }: LedgerProps) {
  const labels = useOffice().words.payments.ledger.invoice
  const { all, inForce, series, year, problem: why, toDo } = invoices
  const path = `/orders/${order.number}/invoices`
  const isRefused = [forms.issue, forms.credit, forms.number].some(({ form }) => form.name === refused?.form.name)
  const numbers = inForce.map(({ document }) => document.number)
  const first = fillAll(labels.number.labels, { series, year: String(year) })
  if (all.length === 0 && !toDo && why && why !== 'notNumbered' && why !== 'issued')
    return (
      <p id="invoice">
        {labels.title}: {labels.problems[why]}
      </p>
    )
  return (
    <details className={`fold ${styles.form}`} id="invoice" open={toDo !== undefined || isRefused}>
      <summary>{[labels.title, ...numbers].join(' ')}</summary>
      {all.map((invoice) => (
        <Invoice key={invoice.document.number} invoice={invoice} path={path} />
      ))}
      {toDo && <p>{labels.toDo[toDo]}</p>}
      {why !== 'issued' && <p>{why ? labels.problems[why] : labels.none}</p>}
      {why === 'notNumbered' && (
        <OfficeForm
          of={forms.number}
          action="/payments/numbers"
          words={{ ...labels.number, labels: first, problems: labels.problems }}
          variant="secondary"
        />
      )}
      {!why && (
        <OfficeForm
          of={forms.issue}
          action={path}
          only={order.business ? [] : mayReverseCharge(order.country) ? undefined : ofBusiness}
          words={{ ...labels.issue, problems: { ...labels.issue.problems, ...labels.problems } }}
        />
      )}
      {numbers.length > 0 && (
        <>
          <p>{fill(labels.inForce, { number: numbers.join(', ') })}</p>
          <OfficeForm
            of={forms.credit}
            action={path}
            words={{
              ...labels.credit,
              options: { invoice: Object.fromEntries(numbers.map((number) => [number, number])) },
            }}
            variant="secondary"
          />
        </>
      )}
    </details>
  )
}

function Invoice({ invoice: { document }, path }: { invoice: StoredInvoice; path: string }) {
  const { words, formatMoney } = useOffice()
  const labels = words.payments.ledger.invoice
  const { kind, number, grossCents, buyer } = document
  const cents = kind === 'creditNote' ? -grossCents : grossCents
  return (
    <p>
      {labels.kinds[kind]} {number}: {formatMoney(cents)}, <span dir="auto">{buyer.name}</span>{' '}
      <a href={`${path}/${number}.json`}>{labels.stored}</a>{' '}
      {isForPeppol(document) && <a href={`${path}/${number}.xml`}>{labels.ubl}</a>}
    </p>
  )
}
