import { expect, type Page } from '@playwright/test'
import type { Language } from '../../domain/language.ts'
import type { DetailText, Presence } from '../../domain/orders/order-details.ts'
import { hardMessage } from '../accepted-messages.ts'
import { goodPostcode } from '../postcodes.ts'
import { orderingWords } from './ordering-words.ts'

/** How a test places an order. */
export interface Ordering {
  page: Page
  language: Language
  /** Origin of the ordering site. */
  origin: string
  /** Makes the e-mail address unique to the test. */
  name: string
  /** The customer's presence; there to the end unless a test says otherwise. */
  presence?: Presence
  /** Called on every page, with the name of its step. */
  look?: (step: string) => Promise<void>
}

/** The address of a customer. No message of another test comes from it. */
export const emailOf = (name: string): string => `order-${name}@visitor.example`

/** Opens step 1 as the website hands a visitor over, and goes on to step 2. */
export async function throughLocation({ page, language, origin, look }: Ordering): Promise<void> {
  const { location, details } = orderingWords[language]
  await page.goto(`${origin}/location?packageId=gs&zipCode=${goodPostcode[language].zipCode}`)
  await look?.('location')
  await page.getByLabel(details.labels.houseNumber).fill('12')
  await page.getByRole('button', { name: location.submit }).click()
}

/** Chooses a visit. @param place among those that are offered; the last ones are in the weeks that open at a press */
export async function throughVisits({ page, language, look }: Ordering, place = 2): Promise<void> {
  const { visits } = orderingWords[language]
  await page.getByRole('radio').nth(place).check()
  await look?.('visits')
  await page.getByRole('button', { name: visits.submit }).click()
}

const typedBy = ({ language, name }: Ordering): Record<string, string> => {
  const { remark: _, ...person } = hardMessage(language, `order-${name}`)
  return { ...person, street: 'Lange straat', city: 'Stad & <b>Land</b>' }
}

/** Types the details. */
export async function throughDetails(ordering: Ordering): Promise<void> {
  const { page, language, presence = 'present', look } = ordering
  const { details } = orderingWords[language]
  for (const [field, text] of Object.entries(typedBy(ordering)))
    await page.getByLabel(details.labels[field as DetailText], { exact: true }).fill(text)
  await page.locator(`input[name=presence][value=${presence}]`).check()
  await look?.('details')
  await page.getByRole('button', { name: details.submit }).click()
}

/** Ticks the boxes and presses the button. */
export async function throughCheck({ page, language, look }: Ordering): Promise<void> {
  const { check } = orderingWords[language]
  const submit = page.getByRole('button', { name: check.submit, exact: true })
  // A list of boxes waits for no page.
  await submit.waitFor()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await look?.('check')
  await submit.click()
}

/** Goes through all steps, and presses the button. */
export async function throughSteps(ordering: Ordering): Promise<void> {
  await throughLocation(ordering)
  await throughVisits(ordering)
  await throughDetails(ordering)
  await throughCheck(ordering)
}

/** Goes through all steps to the page of the order. @returns its address */
export async function placeInBrowser(ordering: Ordering): Promise<string> {
  await throughSteps(ordering)
  await ordering.page.waitForURL(/\/order\//)
  await ordering.look?.('order')
  return ordering.page.url()
}

/** Places an order as programs do, for tests of what follows, and opens its page. @returns its address */
export async function placeOrder(ordering: Ordering): Promise<string> {
  const { page, language, origin, presence = 'present' } = ordering
  const home = { packageId: 'gs', zipCode: goodPostcode[language].zipCode, rooms: 'kr-12-2,br-6-1' }
  const offered = await page.request.get(`${origin}/api/visits`, { params: home })
  const { visit } = (await offered.json()).visits[2]
  const agreed = { terms: true, beginEarly: true, losesRight: true }
  const data = { ...home, visit, ...typedBy(ordering), houseNumber: '12', presence, ...agreed }
  const placed = await page.request.post(`${origin}/api/orders`, { data })
  await expect(placed).toBeOK()
  await page.goto((await placed.json()).url)
  return page.url()
}
