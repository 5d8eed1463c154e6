import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { estimate as words } from '#copy/estimate.ts'
import { language } from '#copy/language.ts'
import { postcodeForm } from '#copy/postcode-form.ts'
import { summaryOf } from '../../domain/estimate/summary.ts'
import { estimateAnswer } from '../../testing/estimate/estimate-answer.ts'
import { openIsland, press, type } from '../../testing/open-island.tsx'
import PostcodeForm from '../islands/postcode-form.tsx'
import PriceForm, { type PriceFormProps } from '../islands/price-form.tsx'

const { zipCode } = estimateAnswer(language)
const other = language === 'en' ? '9000' : '9711AB'

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', answer)
const estimated = () => new Response(JSON.stringify(estimateAnswer(language)))

const hrefs = { start: '/start', contact: '/contact', estimate: '/estimate' }
const queryOf = (postcode: string) => `packageId=gs&zipCode=${postcode}`
const queries = () => answer.mock.calls.map(([address]) => address)

const links = (form: HTMLElement, text: string) =>
  [...form.querySelectorAll('a')]
    .filter(({ textContent }) => textContent === text)
    .map((link) => link.getAttribute('href'))

/** Lets the pause in typing pass after which an estimate is asked for. */
const pause = (milliseconds = 150) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const facts = { orderSiteUrl: '#', packageId: 'gs', hrefs, counterpartHref: '#' } as const
const example = summaryOf(estimateAnswer(language, { price: { low: 11_100, high: 12_200 } }))

async function open(props: Partial<PriceFormProps> = {}, beforeReact?: (island: HTMLElement) => void) {
  const island = await openIsland(PriceForm, { ...facts, example, ...props }, beforeReact)
  const form = island.querySelector('form') as HTMLElement
  return {
    form,
    field: form.querySelector('[name=zipCode]') as HTMLInputElement,
    stamp: () => form.querySelector<HTMLElement>('[data-stamp]')?.dataset.stamp,
    adjust: () => links(form, words.adjust)[0],
    ordered: () => [...form.querySelectorAll('li a')].map((link) => link.getAttribute('href')),
    spoken: () => [...form.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(''),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer.mockReset()
  answer.mockImplementation(async () => estimated())
})

test('a complete postcode has its estimate after a pause in typing, in figures and spoken', async () => {
  const { adjust, field, form, ordered, spoken, stamp } = await open()
  await type(field, zipCode.slice(0, -1))
  await pause()
  expect(answer).not.toHaveBeenCalled()

  await type(field, ` ${zipCode.toLowerCase()}`)
  await pause(149)
  expect(answer).not.toHaveBeenCalled()
  expect(form.querySelector('[aria-busy=true] [data-stamp=example]')).not.toBeNull()
  await pause(1)
  expect(queries()).toEqual([`/api/estimate?${queryOf(zipCode)}`])
  expect(stamp()).toBe('nonBinding')
  expect(form.textContent).not.toContain('122')
  expect(spoken()).toMatch(/200.*300/)
  expect(adjust()).toBe(`${hrefs.estimate}?${queryOf(zipCode)}`)
  const orderHref = `#/location?${queryOf(zipCode)}`
  expect(ordered()).toEqual([orderHref, orderHref])
  expect(links(form, words.order)).toEqual([orderHref])
})

test('a postcode of no place gets a sentence and no price', async () => {
  answer.mockImplementation(async () => new Response('{"errors":{"zipCode":"unknown"}}', { status: 422 }))
  const { field, ordered, spoken } = await open()
  await type(field, zipCode)
  await pause()
  expect(spoken()).toBe(postcodeForm.problems.unknown)
  expect(ordered()).toEqual([])
})

test('“Order now” outside the form follows the postcode, and typing anew replaces it', async () => {
  const { field } = await open()
  const header = document.body.appendChild(document.createElement('a'))
  header.dataset.orderNow = ''
  await type(field, zipCode)
  expect(header.getAttribute('href')).toBe(`#/location?${queryOf(zipCode)}`)
  await act(async () => field.blur())
  field.focus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, zipCode.length])
  header.remove()
})

test('an answer that a newer postcode has overtaken is dropped', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer.mockReturnValueOnce(promise)
  const { adjust, field, stamp } = await open()
  await type(field, other)
  await pause()
  await type(field, zipCode)
  expect(answer.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  await act(async () => resolve(estimated()))
  expect(stamp()).toBe('example')
  await pause()
  expect(adjust()).toBe(`${hrefs.estimate}?${queryOf(zipCode)}`)
})

test.each<[string, () => Promise<Response>]>([
  ['that fails', async () => new Response('', { status: 503 })],
  ['that does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that is not an estimate', async () => new Response('{"errors":{"zipCode":"malformed"}}', { status: 422 })],
])('an answer %s says nothing: the example stays, and says that it is one', async (_, fail) => {
  answer.mockImplementation(fail)
  const { field, spoken, stamp } = await open()
  await type(field, zipCode)
  await pause()
  expect(spoken()).toBe('')
  expect(stamp()).toBe('example')
})

test('the estimate follows a postcode that another form or page has filled in, never showing that of the last (R6.1)', async () => {
  const { adjust, field, form, stamp } = await open()
  expect(form.dataset.followsPostcode, 'wakes the island').toBe('')
  await type(field, zipCode)
  await pause()
  field.value = other
  await act(async () => field.dispatchEvent(new Event('postcode', { bubbles: true })))
  expect([adjust(), stamp()]).toEqual([undefined, 'example'])
  await pause()
  expect(adjust()).toBe(`${hrefs.estimate}?${queryOf(other)}`)
  field.value = '1'
  await act(async () => field.dispatchEvent(new Event('postcode', { bubbles: true })))
  expect([adjust(), stamp()]).toEqual([undefined, 'example'])
})

test('a postcode in the address, or typed or filled in before hydration, gets its estimate', async () => {
  await open({ zipCode })
  await pause()
  await open({}, (island) => {
    ;(island.querySelector('input[name=zipCode]') as HTMLInputElement).value = other
  })
  await pause()
  expect(queries()).toEqual([zipCode, other].map((postcode) => `/api/estimate?${queryOf(postcode)}`))
})

test('the example has its figures and dates, which lead nowhere, and says nothing aloud', async () => {
  const { form, ordered, spoken, stamp } = await open()
  expect(stamp()).toBe('example')
  expect(form.textContent).toMatch(/111.*122/)
  expect(form.querySelectorAll('li')).toHaveLength(2)
  expect(ordered()).toEqual([])
  expect(spoken()).toBe('')
})

test.each([
  ['with an example', PriceForm],
  ['without one', PostcodeForm],
])('the button of a form %s takes what is typed to the estimate page natively, even nothing', async (_, component) => {
  history.replaceState(null, '', '/')
  const form = (await openIsland(component, { ...facts, example })).querySelector('form') as HTMLElement
  const field = form.querySelector('[name=zipCode]') as HTMLInputElement
  const isNative: boolean[] = []
  document.body.firstElementChild?.addEventListener('submit', (event) => {
    isNative.push(!event.defaultPrevented)
    event.preventDefault()
  })
  const button = form.querySelector('[formaction]') as HTMLElement
  await press(button)
  await type(field, zipCode)
  await press(button)
  expect(isNative).toEqual([true, true])
  expect(form.querySelector('[role=status]')?.textContent).toBe('')
  expect(button.getAttribute('formaction')).toBe(hrefs.estimate)
  expect(form.getAttribute('method')).toBe('get')
  expect(location.hash).toBe('')
})

test('without a tariff nothing hints at estimates', async () => {
  const form = (
    await openIsland(PostcodeForm, { ...facts, hrefs: { start: '/start', contact: '/contact' } })
  ).querySelector('form') as HTMLElement
  const field = form.querySelector('[name=zipCode]') as HTMLInputElement
  expect(form.textContent).not.toContain(words.show)
  await type(field, zipCode)
  await pause()
  expect(answer).not.toHaveBeenCalled()
})
