import type { Language } from '../domain/language.ts'
import { phones } from '../e2e/accepted-messages.ts'
import { goodPostcode } from '../e2e/postcodes.ts'
import { ask } from '../testing/ordering/pay-for-order.ts'
import type { MeasuredPage } from './bench-pages.ts'

const details = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@visitor.example', street: 'Meir', city: 'Stad' }

/**
 * The four steps of an order that is not placed, and the page of one that is, with that of its payment.
 * @param origin of the ordering site, on which both are begun
 */
export async function orderingPages(language: Language, origin: string): Promise<MeasuredPage[]> {
  const home = { packageId: 'gs', zipCode: goodPostcode[language].zipCode, rooms: 'kr-12-2,br-6-3', extras: 'oven' }
  const address = new URLSearchParams(home)
  const free = await ask(`${origin}/api/visits?${address}`, [200])
  const { visits }: { visits: { visit: string }[] } = JSON.parse(free.text)
  const [first, second] = [visits.at(0)?.visit ?? '', visits.at(-1)?.visit ?? '']
  const typed = { ...details, phoneNumber: phones[language].typed, houseNumber: '1', presence: 'present' }

  const { location } = await ask(`${origin}/location`, [303], { ...home, houseNumber: typed.houseNumber })
  const draft = location.slice(0, location.lastIndexOf('/'))
  await ask(`${origin}${draft}/visits`, [303], { visit: first })
  await ask(`${origin}${draft}/details`, [303], typed)
  const ordered = { ...home, ...typed, visit: second, terms: true, beginEarly: true, losesRight: true }
  const headers = { 'Content-Type': 'application/json' }
  const placed = await fetch(`${origin}/api/orders`, { method: 'POST', headers, body: JSON.stringify(ordered) })
  const { url } = (await placed.json()) as { url: string }

  const steps = ['visits', 'details', 'check'].map((step) => ({ name: step, path: `${draft}/${step}` }))
  return [
    { name: 'location', path: `/location?${address}` },
    ...steps,
    { name: 'order', path: new URL(url).pathname },
    { name: 'payment', path: `${new URL(url).pathname}/pay` },
  ].map(({ name, path }) => ({ name: `${language} ordering: ${name}`, path, unlisted: true }))
}
