import { fill } from '../../copy/fill.ts'
import { localeOf } from '../../domain/language.ts'
import type { AccountMonths } from '../../services/month/list-months.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { formatTime } from '../sections/format-time.ts'
import { Alert } from '../sections/notices.tsx'
import { Table } from '../sections/table.tsx'
import { PaymentLinks } from './payment-links.tsx'

interface MonthsProps {
  countries: readonly AccountMonths[]
  /** Of the people who made them. */
  names: ReadonlyMap<string, string>
  /** What was sent is not the next month any more. */
  isStale: boolean
}

/** The months of the books that were made, for the accountant, and the next one (R18.51). */
export function MonthsPage({ countries, names, isStale }: MonthsProps) {
  const { months: labels, stale } = useOffice().words.payments
  return (
    <OfficeLayout title={labels.title}>
      <Alert text={isStale && stale} />
      <PaymentLinks current="months" />
      <p>{labels.text}</p>
      {countries.map((one) => (
        <Months key={one.country} {...one} names={names} />
      ))}
    </OfficeLayout>
  )
}

function Months({ country, made, next, names }: AccountMonths & Pick<MonthsProps, 'names'>) {
  const { words, language, now } = useOffice()
  const labels = words.payments.months
  const fileOf = (month: string) => `/payments/months/${month}-${country}.zip`
  const inWords = (month: string) =>
    new Date(`${month}-01T12:00Z`).toLocaleDateString(localeOf(language), { month: 'long', year: 'numeric' })
  return (
    <section aria-labelledby={country}>
      <h2 id={country}>{words.orders.countries[country]}</h2>
      {next ? (
        <form method="post" action={fileOf(next)}>
          <Button type="submit">{fill(labels.make, { month: inWords(next) })}</Button>
        </form>
      ) : (
        <p>{labels.none}</p>
      )}
      {made.length > 0 && (
        <Table columns={Object.values(labels.columns)} asCards>
          {made.map(({ month, madeAt, personId }) => (
            <tr key={month}>
              <th scope="row">
                <a href={fileOf(month)} download>
                  {inWords(month)} (ZIP)
                </a>
              </th>
              <td data-label={labels.columns.made}>{formatTime(new Date(madeAt), now, language)}</td>
              <td data-label={labels.columns.by}>{names.get(personId ?? '') ?? '–'}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}
