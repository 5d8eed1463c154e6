import { type Country, countries } from '../../domain/language.ts'
import type { AccountMonth } from '../../domain/payments/account-month.ts'
import { listMonths, readMonth } from '../../services/month/list-months.ts'
import { makeMonth } from '../../services/month/make-month.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'
import { MonthsPage } from './months-page.tsx'

/** `GET /payments/months`: the months of the books, and the next one to make (R18.51). */
export async function showMonths(
  { show, now }: PersonRequest,
  { database }: OfficeServices,
  isStale = false,
): Promise<Response> {
  const people = await database.selectFrom('person').select(['id', 'name']).execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return show(MonthsPage, { countries: await listMonths(database, now), names, isStale }, isStale ? 409 : 200)
}

/** `POST /payments/months/{file}`: makes the file of the next month of a country. */
export async function receiveMonth(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { param, person, now, redirect } = request
  const named = monthNamed(param('file'))
  if (!named) return showNotFound(request)
  const { outcome } = await makeMonth(services.database, named, person, now)
  return outcome === 'done' ? redirect('/payments/months') : await showMonths(request, services, true)
}

/** `GET /payments/months/{file}`: a made month as a ZIP. */
export async function sendMonth(request: PersonRequest, { database }: OfficeServices): Promise<Response> {
  const { param, context } = request
  const named = monthNamed(param('file'))
  const made = named && (await readMonth(database, named))
  if (!made) return showNotFound(request)
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
