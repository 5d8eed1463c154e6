import { fill, fillAll } from '../../copy/fill.ts'
import type { Order } from '../../domain/orders/order.ts'
import { isForPeppol } from '../../domain/payments/invoice-document.ts'
import type { StoredInvoice } from '../../services/invoices/read-invoices.ts'
import { mayReverseCharge } from '../../services/invoices/reverse-charge.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import { formatMoney } from '../sections/format-money.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import styles from './ledger-page.module.css'

interface InvoiceFormsProps {
  order: Order
  invoices: InvoiceFacts
  typed: Readonly<Record<string, string>>
  /** Why the form is shown again; that of another form of the page is not said here. */
  problem: string | undefined
}

const fields = ['company', 'companyNumber', 'vatNumber', 'street', 'zipCode', 'city', 'reference'] as const

/**
 * The documents of an order, and what can be done about them (R18.41): issued, credited, or numbered for the first time.
 */
export function InvoiceForms({ order, invoices, typed, problem }: InvoiceFormsProps) {
  const labels = useOffice().words.payments.ledger.invoice
  const { all, inForce, series, year, problem: why, toDo } = invoices
  const isSaid = problem !== undefined && problem in labels.problems
  const said = isSaid ? labels.problems[problem as keyof typeof labels.problems] : undefined
  const path = `/orders/${order.number}/invoices`
  return (
    <section className={styles.form} id="invoice">
      <h2>{labels.title}</h2>
      {said && (
        <p role="alert" className={form.problem}>
          {said}
        </p>
      )}
      {all.map((invoice) => (
        <Invoice key={invoice.document.number} invoice={invoice} path={path} />
      ))}
      {toDo && <p>{labels.toDo[toDo]}</p>}
      {!said && why !== 'issued' && why !== 'unfit' && <p>{why ? labels.problems[why] : labels.none}</p>}
      {toDo === 'unfit' && (
        <form method="post" action={path}>
          <Button type="submit" name="do" value="follow">
            {labels.follow}
          </Button>
        </form>
      )}
      {why === 'notNumbered' && (
        <form method="post" action="/payments/numbers">
          <input type="hidden" name="order" defaultValue={order.number} />
          <Field
            label={fillAll(labels.first, { series, year: String(year) })}
            hint={labels.firstHint}
            name="first"
            inputMode="numeric"
            maxLength={7}
            required
          />
          <Button type="submit" variant="secondary">
            {labels.setFirst}
          </Button>
        </form>
      )}
      {!why && (
        <form method="post" action={path}>
          {fields.map((name) => (
            <Field key={name} label={labels[name]} name={name} maxLength={100} defaultValue={typed[name]} />
          ))}
          {mayReverseCharge(order.country) && (
            <p>
              <label>
                <input
                  type="checkbox"
                  name="reverseCharge"
                  value="yes"
                  defaultChecked={typed.reverseCharge !== undefined}
                />{' '}
                {labels.reverseCharge}
              </label>
            </p>
          )}
          <Button type="submit" name="do" value="issue">
            {labels.button}
          </Button>
        </form>
      )}
      {inForce.map(({ document }) => (
        <form key={document.number} method="post" action={path}>
          <p>{fill(labels.stands, { number: document.number })}</p>
          <input type="hidden" name="invoice" defaultValue={document.number} />
          <Field
            label={labels.reason}
            name="why"
            maxLength={200}
            defaultValue={typed.invoice === document.number ? typed.why : ''}
          />
          <Button type="submit" name="do" value="credit" variant="secondary">
            {labels.credit}
          </Button>
        </form>
      ))}
    </section>
  )
}

function Invoice({ invoice: { document }, path }: { invoice: StoredInvoice; path: string }) {
  const { words, language } = useOffice()
  const labels = words.payments.ledger.invoice
  const { kind, number, grossCents, buyer } = document
  const cents = kind === 'creditNote' ? -grossCents : grossCents
  return (
    <p>
      {labels.kinds[kind]} {number}: {formatMoney(cents, language)}, <span dir="auto">{buyer.name}</span>{' '}
      <a href={`${path}/${number}.json`}>{labels.stored}</a>{' '}
      {isForPeppol(document) && <a href={`${path}/${number}.xml`}>{labels.ubl}</a>}
    </p>
  )
}
