import { fill } from '../../copy/fill.ts'
import { type Country, countries, localeOf } from '../../domain/language.ts'
import type { AccountMonth } from '../../domain/payments/account-month.ts'
import { type AccountMonths, listMonths, readMonth } from '../../services/month/list-months.ts'
import { makeMonth } from '../../services/month/make-month.ts'
import type { OfficeServices, PageAnswer, PersonRequest } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Alert } from '../sections/office-form.tsx'
import { PostButton } from '../sections/post-button.tsx'
import { Table } from '../sections/table.tsx'
import { PaymentLinks } from './payment-links.tsx'

interface MonthsProps {
  countries: readonly AccountMonths[]
  /** Of the people who made them. */
  names: ReadonlyMap<string, string>
  /** The month that was sent is no longer the next one. */
  isStale: boolean
}

/** The months of the books that were made, for the accountant, and the next one (R18.51). */
function MonthsPage({ countries, names, isStale }: MonthsProps) {
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
  const { words, language, formatTime } = useOffice()
  const labels = words.payments.months
  const fileOf = (month: string) => `/payments/months/${month}-${country}.zip`
  const inWords = (month: string) =>
    new Date(`${month}-01T12:00Z`).toLocaleDateString(localeOf(language), { month: 'long', year: 'numeric' })
  return (
    <section aria-labelledby={country}>
      <h2 id={country}>{words.orders.countries[country]}</h2>
      {next ? (
        <PostButton action={fileOf(next)} text={fill(labels.make, { month: inWords(next) })} variant="primary" />
      ) : (
        <p>{labels.none}</p>
      )}
      {made.length > 0 && (
        <Table columns={Object.values(labels.columns)} asCards>
          {made.map(({ month, madeAt, personId }) => (
            <tr key={month}>
              <th scope="row">
                <a href={fileOf(month)}>{inWords(month)} (ZIP)</a>
              </th>
              <td data-label={labels.columns.made}>{formatTime(new Date(madeAt))}</td>
              <td data-label={labels.columns.by}>{names.get(personId ?? '') ?? '–'}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}

/** `GET /payments/months`: the months of the books, and the next one to make (R18.51). */
export const showMonths: PageAnswer<boolean> = async ({ show, now }, { database }, isStale = false) => {
  const people = await database.selectFrom('person').select(['id', 'name']).execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return show(MonthsPage, { countries: await listMonths(database, now), names, isStale }, isStale ? 409 : 200)
}

/** `POST /payments/months/{file}`: makes the file of the next month of a country. */
export async function receiveMonth(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { param, person, now, redirect } = request
  const named = monthNamed(param('file'))
  if (!named) return request.notFound()
  const { outcome } = await makeMonth(services.database, named, person, now)
  return outcome === 'done' ? redirect('/payments/months') : await showMonths(request, services, true)
}

/** `GET /payments/months/{file}`: a made month as a ZIP. */
export async function sendMonth(request: PersonRequest, { database }: OfficeServices): Promise<Response> {
  const { param, context } = request
  const named = monthNamed(param('file'))
  const made = named && (await readMonth(database, named))
  if (!made) return request.notFound()
  return context.body(new Uint8Array(made.bytes), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${param('file')}"`,
  })
}

/** The month that a file is named after: `2026-11-NL.zip`. */
function monthNamed(file: string): { country: Country; month: AccountMonth } | undefined {
  const [, month, ending] = /^(\d{4}-(?:0[1-9]|1[0-2]))-(BE|NL)\.zip$/.exec(file) ?? []
  const country = countries.find((one) => one === ending)
  return month && country ? { month, country } : undefined
}
