import type { Language } from '../domain/language.ts'
import type { MeasuredPage } from './bench-pages.ts'

/** A customer per site. */
const customers: Record<Language, Record<string, string>> = {
  en: { zipCode: '2000', phoneNumber: '0470123456' },
  nl: { zipCode: '7551AB', phoneNumber: '0612345678' },
}
const details = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@visitor.example', street: 'Meir', city: 'Stad' }

/**
 * The four steps of an order that is not placed, and the page of one that is, with that of its payment.
 * @param origin of the ordering site, on which both are begun
 */
export async function orderingPages(language: Language, origin: string): Promise<MeasuredPage[]> {
  const { zipCode = '', phoneNumber = '' } = customers[language]
  const home = { packageId: 'gs', zipCode, rooms: 'kr-12-2,br-6-3', extras: 'oven' }
  const address = new URLSearchParams(home)
  const { visits } = (await json(`${origin}/api/visits?${address}`)) as { visits: { visit: string }[] }
  const [first, second] = [visits.at(0)?.visit ?? '', visits.at(-1)?.visit ?? '']
  const typed = { ...details, phoneNumber, houseNumber: '1', presence: 'present' }

  const chooses = await post(`${origin}/location`, { ...home, houseNumber: typed.houseNumber })
  const draft = chooses.slice(0, chooses.lastIndexOf('/'))
  await post(`${origin}${draft}/visits`, { visit: first })
  await post(`${origin}${draft}/details`, typed)
  const ordered = { ...home, ...typed, visit: second, terms: true, beginEarly: true, losesRight: true }
  const placed = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(ordered) }
  const { url } = (await json(`${origin}/api/orders`, placed)) as { url: string }

  const steps = ['visits', 'details', 'check'].map((step) => ({ name: step, path: `${draft}/${step}` }))
  return [
    { name: 'location', path: `/location?${address}` },
    ...steps,
    { name: 'order', path: new URL(url).pathname },
    { name: 'payment', path: `${new URL(url).pathname}/pay` },
  ].map(({ name, path }) => ({ name: `${language} ordering: ${name}`, path, unlisted: true }))
}

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Sends a form. @returns the path that it leads to */
async function post(url: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const { status, headers } = response
  if (status !== 303) throw new Error(`${url} answers ${status}`)
  return headers.get('location') ?? ''
}
