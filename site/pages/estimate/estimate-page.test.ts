import { expect, test } from 'vitest'
import { estimate } from '#copy/estimate.ts'
import { estimateDesk } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
import { postcodeForm } from '#copy/postcode-form.ts'
import { workOrder } from '#copy/work-order.ts'
import { fill } from '../../../copy/fill.ts'
import { exampleZipCodeOf } from '../../../domain/company/example-zip-code.ts'
import { mostRooms } from '../../../domain/estimate/rooms.ts'
import { countryOf } from '../../../domain/language.ts'
import { handOffUrl } from '../../../domain/orders/ordering-site.ts'
import { pathOf } from '../../../domain/website/pages.ts'
import { browse, type Page } from '../../../testing/browse.ts'
import { openSite } from '../../../testing/open-site.ts'
import { zipCodeOf } from '../../../testing/zip-code.ts'

const [zipCode, foreign] = language === 'en' ? ['2000', '7551AB'] : ['7551AB', '2000']
const path = pathOf('estimate', language)
/** The button that Enter presses. */
const submit = 'form:has([name=area]) > button[type=submit]:first-child'

const spokenOn = ({ document }: Page) => document.querySelector('section [role=status]')?.textContent

/** What is wrong with the postcode. */
function problemOn({ document }: Page) {
  const field = document.querySelector('form:has([name=area]) [name=zipCode]')
  return document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent
}

async function openPages() {
  const { get, services } = await openSite()
  return { open: browse((path) => get(path), {}), origin: services.settings.orderSiteUrl[language] }
}

test('without script a postcode leads to its estimate, and that to the ordering site', async () => {
  const { open, origin } = await openPages()
  const page = await (await open(pathOf('es', language))).press(estimate.adjust, { zipCode })
  expect(page.text).toContain(workOrder.stamps.nonBinding)
  const links = [...page.document.querySelectorAll('section a')].filter((link) => link.textContent === estimate.order)
  expect(links.map((link) => link.getAttribute('href'))).toContain(handOffUrl(origin, 'es', zipCodeOf(zipCode)))
})

test('without script rooms are added and removed, and the address stays short', async () => {
  const { open } = await openPages()
  const asked = `${path}?packageId=gs&zipCode=${zipCode}`
  const more = await (await open(`${asked}&rooms=kr-12-2`)).press(`+ ${estimateDesk.roomTypes.br}`)
  expect(more.path).toBe(`${asked}&rooms=kr-12-2,br-6-2`)
  const extra = await more.press(submit, { extra: 'windows' })
  expect(extra.path).toBe(`${asked}&rooms=kr-12-2,br-6-2&extras=windows`)
  expect((await extra.press('[name=remove]')).path).toBe(`${asked}&rooms=br-6-2&extras=windows`)
})

test('without a postcode there is an example, which says so, orders nothing and follows the form; the form asks for one', async () => {
  const { open } = await openPages()
  const page = await (await open(path)).press(`+ ${estimateDesk.roomTypes.br}`)
  expect(page.path).toMatch(/\?packageId=gs&zipCode=&rooms=[a-z0-9,-]+,br-6-2$/)
  expect(page.document.querySelector('section [data-stamp=example]')).not.toBeNull()
  expect(page.document.querySelector('section a')).toBeNull()
  expect(spokenOn(page)).toBe('')
  expect(problemOn(page)).toBe('')
  expect(problemOn(await page.press(submit))).toContain(postcodeForm.problems.required)
})

test('a postcode brings figures, spoken too, even that of the example, and the address has no rooms of a typical home', async () => {
  const { open } = await openPages()
  for (const code of [zipCode, exampleZipCodeOf(countryOf(language))]) {
    const page = await (await open(path)).press(submit, { zipCode: code })
    expect(page.path).toBe(`${path}?packageId=gs&zipCode=${code}`)
    expect(page.document.querySelector('section [data-stamp=nonBinding]')).not.toBeNull()
    expect(spokenOn(page)).toContain('€')
  }
})

test.each<[string, string, string]>([
  ['outside our country', foreign, postcodeForm.problems.otherCountry],
  ['that is none', '12', postcodeForm.problems.malformed],
  // Which Dutch codes are of no place is not known (R5.10).
  ...(language === 'en'
    ? [['of no place', '9993', postcodeForm.problems.unknown] satisfies [string, string, string]]
    : []),
])(
  'a postcode %s is named at its field and has no price; that of the other country leads to its site with the rooms',
  async (_, code, problem) => {
    const { open } = await openPages()
    const page = await open(`${path}?packageId=gs&zipCode=${code}&rooms=kr-12-2`)
    expect(page.text).toContain(estimateDesk.result.noPrice)
    expect(problemOn(page)).toContain(problem.replace('{zipCode}', code))
    const [onward] = page.document.querySelectorAll('form:has([name=area]) [role=status] a')
    expect(onward?.getAttribute('href')?.split('?')[1]).toBe(
      code === foreign ? `packageId=gs&zipCode=${code}&rooms=kr-12-2` : undefined,
    )
    for (const { textContent } of page.document.querySelectorAll('main section')) expect(textContent).not.toContain('€')
  },
)

test('a home that is too large for an estimate leads to customer service', async () => {
  const { open } = await openPages()
  const page = await open(`${path}?packageId=gs&zipCode=${zipCode}&rooms=wk-999-2`)
  expect(spokenOn(page)).toContain(estimateDesk.result.tooLarge)
  const link = page.document.querySelector('section [role=status] a')
  expect(link?.getAttribute('href')).toBe(pathOf('customer-service', language))
})

test('the figures of a home are those of its rooms, without mixed dirt; the last room that goes brings a typical home back', async () => {
  const { open } = await openPages()
  const asked = `${path}?packageId=gs&zipCode=${zipCode}`
  const page = await open(`${asked}&rooms=sk-20-3,kr-10-2`)
  const fields = [...page.document.querySelectorAll<HTMLInputElement>('[name=size],[name=bedrooms],[name=bathrooms]')]
  expect(fields.map(({ value }) => value)).toEqual(['30', '1', '0'])
  expect(page.document.querySelector('[name=level][checked]')).toBeNull()
  const changed = await page.press(submit, { size: '60' })
  expect(changed.path).toBe(`${asked}&rooms=sk-40-3,kr-20-2`)
  expect((await (await changed.press('[name=remove]')).press('[name=remove]')).path).toBe(asked)
})

test('no rooms can be added to the largest home that is estimated', async () => {
  const { open } = await openPages()
  const rooms = Array(mostRooms).fill('tr-1-1').join()
  const largest = await open(`${path}?packageId=gs&zipCode=${zipCode}&rooms=${rooms}`)
  expect(largest.document.querySelector('[name=add]')).toBeNull()
  const fewer = await largest.press('[name=remove]')
  expect(fewer.document.querySelector('[name=add]')).not.toBeNull()
})

test('an extra that the package includes is said instead of asked for, ordered nowhere, and survives', async () => {
  const { open } = await openPages()
  const page = await open(`${path}?packageId=gs&zipCode=${zipCode}&extras=windows`)
  expect(page.document.querySelector('[type=checkbox][value=windows][checked]')).not.toBeNull()
  const included = await page.press(submit, { packageId: 'vs' })
  expect(included.text).toContain(estimateDesk.form.included)
  expect(included.document.querySelector('[type=checkbox][value=windows]')).toBeNull()
  expect(included.document.querySelector('section a')?.getAttribute('href')).not.toContain('windows')
  expect(included.document.querySelector('section')?.parentElement?.textContent).not.toContain(
    fill(estimateDesk.drivers.extra, { room: estimateDesk.extras.windows.name }),
  )
  const back = await included.press(submit, { packageId: 'gs' })
  expect(back.path).toBe(page.path)
})
