import { language } from '#copy/language.ts'
import { check } from '#copy/order/check.ts'
import { details } from '#copy/order/details.ts'
import { location } from '#copy/order/location.ts'
import { visits } from '#copy/order/visits.ts'
import type { Page } from '../browse.ts'
import type { openOrdering } from './open-ordering.ts'

/** A postcode of the site's country. */
export const zipCode = language === 'en' ? '2000' : '7551AB'

/** Step 3 as a visitor types it. */
export const typed = {
  firstName: 'Zoë',
  lastName: "van 't Hoff-Müller",
  email: 'zoe@visitor.example',
  phoneNumber: language === 'en' ? '0470 12 34 56' : '06-12345678',
  street: 'Lange <b>straat</b>',
  city: 'Stad',
  presence: 'present',
  remark: 'Line one\nand "two"',
}

type Ordering = Pick<Awaited<ReturnType<typeof openOrdering>>, 'open'>

/** The visits that a page offers, in order. */
export const offered = ({ document }: Page): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[name=visit]')].map(({ value }) => value)

/** The value of a field of a page. */
export const fieldValue = (document: Document, name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)?.value

/** Step 2 of a new order. */
export const toVisits = async ({ open }: Ordering): Promise<Page> =>
  (await open(`/location?packageId=gs&zipCode=${zipCode}`)).press(location.submit, { houseNumber: '12' })

/** Step 3 of a new order. @param place of the visit among those that are offered */
export async function toDetails(ordering: Ordering, place = 0): Promise<Page> {
  const page = await toVisits(ordering)
  return page.press(visits.submit, { visit: offered(page).at(place) ?? '' })
}

/** Step 4 of a new order. */
export const toCheck = async (ordering: Ordering, place = 0): Promise<Page> =>
  (await toDetails(ordering, place)).press(details.submit, typed)

/** Ticks every box that something has to be agreed to with, in step 4 or before a change. */
export const allBoxes = ({ document }: Page): Record<string, true> => {
  const boxes = document.querySelectorAll<HTMLInputElement>(
    '[action$="/check"] [type=checkbox], #preview [type=checkbox]',
  )
  return Object.fromEntries([...boxes].map(({ name }) => [name, true]))
}

/** The page of a new order. */
export async function toOrder(ordering: Ordering, place = 0): Promise<Page> {
  const page = await toCheck(ordering, place)
  return page.press(check.submit, allBoxes(page))
}
