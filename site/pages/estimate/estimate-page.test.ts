import { expect, test } from 'vitest'
import { estimate } from '#copy/estimate.ts'
import { estimateDesk } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
import { postcodeForm } from '#copy/postcode-form.ts'
import { workOrder } from '#copy/work-order.ts'
import { handOffUrl } from '../../../domain/orders/ordering-site.ts'
import { pathOf } from '../../../domain/website/pages.ts'
import { browse } from '../../../testing/browse.ts'
import { openSite } from '../../../testing/open-site.ts'
import { zipCodeOf } from '../../../testing/zip-code.ts'

const [zipCode, foreign] = language === 'en' ? ['2000', '7551AB'] : ['7551AB', '2000']
const path = pathOf('estimate', language)
const submit = 'form:has([name=area]) > button[type=submit]:not([name])'

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

test('without a postcode the form asks for one, and one outside our area gets its message and no price', async () => {
  const { open } = await openPages()
  const empty = await (await open(path)).press(submit)
  const field = empty.document.querySelector('[name=zipCode]')
  const described = empty.document.getElementById(field?.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toContain(postcodeForm.problems.required)
  const page = await open(`${path}?packageId=gs&zipCode=${foreign}`)
  expect(page.text).toContain(estimateDesk.result.noPrice)
  const [form, ...prices] = page.document.querySelectorAll('main form, main section')
  expect([...(form?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent).join()).toContain(foreign)
  for (const { textContent } of prices) expect(textContent).not.toContain('€')
})
