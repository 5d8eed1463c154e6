import type { Page } from '@playwright/test'
import type { Language } from '../../domain/language.ts'
import type { Presence } from '../../domain/orders/order-details.ts'
import { phones } from '../accepted-messages.ts'
import { goodPostcode } from '../postcodes.ts'
import { orderingWords } from './ordering-words.ts'

/** How a test goes through the steps. */
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

/** Types the details. */
export async function throughDetails({ page, language, name, presence = 'present', look }: Ordering): Promise<void> {
  const { details } = orderingWords[language]
  const texts = {
    firstName: 'Zoë',
    lastName: "van 't Hoff-Müller",
    email: emailOf(name),
    phoneNumber: phones[language].typed,
    street: 'Lange straat',
    city: 'Stad & <b>Land</b>',
  }
  for (const [field, text] of Object.entries(texts)) {
    await page.getByLabel(details.labels[field as keyof typeof texts], { exact: true }).fill(text)
  }
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
export async function throughSteps(ordering: Ordering, place?: number): Promise<void> {
  await throughLocation(ordering)
  await throughVisits(ordering, place)
  await throughDetails(ordering)
  await throughCheck(ordering)
}

/** Places an order. @returns the address of its page */
export async function placeOrder(ordering: Ordering, place?: number): Promise<string> {
  await throughSteps(ordering, place)
  await ordering.page.waitForURL(/\/order\//)
  await ordering.look?.('order')
  return ordering.page.url()
}
