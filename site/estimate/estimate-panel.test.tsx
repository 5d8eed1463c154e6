import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { estimate as words } from '#copy/estimate.ts'
import { language } from '#copy/language.ts'
import { estimateAnswer } from '../../testing/estimate/estimate-answer.ts'
import { openIsland, press, type } from '../../testing/open-island.tsx'
import PostcodeForm, { type PostcodeFormProps } from '../islands/postcode-form.tsx'
import { href } from '../links.ts'

const { zipCode } = estimateAnswer(language)
const other = language === 'en' ? '9000' : '9711AB'

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', answer)
const estimated = () => new Response(JSON.stringify(estimateAnswer(language)))

const queryOf = (postcode: string) => `packageId=gs&zipCode=${postcode}`
const queries = () => answer.mock.calls.map(([address]) => address)

/** Lets the pause in typing pass after which an estimate is asked for. */
const pause = (milliseconds = 150) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function open(props: Partial<PostcodeFormProps> = {}, beforeReact?: (island: HTMLElement) => void) {
  const facts: PostcodeFormProps = { orderSiteUrl: '#', packageId: 'gs', estimates: true, counterpartHref: '#' }
  const form = (await openIsland(PostcodeForm, { ...facts, ...props }, beforeReact)).querySelector(
    'form',
  ) as HTMLElement
  return {
    form,
    field: form.querySelector('[name=zipCode]') as HTMLInputElement,
    invitation: () => form.querySelector<HTMLElement>('[formaction]'),
    adjust: () => form.querySelector('a')?.getAttribute('href'),
    spoken: () => [...form.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(''),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer.mockReset()
  answer.mockImplementation(async () => estimated())
})

test('a complete postcode has its estimate after a pause in typing, in figures and spoken', async () => {
  const { adjust, field, form, invitation, spoken } = await open()
  expect(invitation()).not.toBeNull()
  await type(field, zipCode.slice(0, -1))
  await pause()
  expect(answer).not.toHaveBeenCalled()

  await type(field, ` ${zipCode.toLowerCase()}`)
  await pause(149)
  expect(answer).not.toHaveBeenCalled()
  await pause(1)
  expect(queries()).toEqual([`/api/estimate?${queryOf(zipCode)}`])
  expect(form.textContent).toContain(words.nonBinding)
  expect(form.querySelectorAll('li')).toHaveLength(2)
  expect(spoken()).toMatch(/200.*300/)
  expect(adjust()).toBe(`${href('estimate')}?${queryOf(zipCode)}`)
  expect(invitation()).toBeNull()
})

test('an answer that a newer postcode has overtaken is dropped', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer.mockReturnValueOnce(promise)
  const { adjust, field } = await open()
  await type(field, other)
  await pause()
  await type(field, zipCode)
  expect(answer.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  await act(async () => resolve(estimated()))
  expect(adjust()).toBeUndefined()
  await pause()
  expect(adjust()).toBe(`${href('estimate')}?${queryOf(zipCode)}`)
})

test.each<[string, () => Promise<Response>]>([
  ['that fails', async () => new Response('', { status: 503 })],
  ['that does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that is no estimate', async () => new Response('{"errors":{"zipCode":"malformed"}}', { status: 422 })],
])('an answer %s says nothing', async (_, fail) => {
  answer.mockImplementation(fail)
  const { field, form, spoken } = await open()
  await type(field, zipCode)
  await pause()
  expect(spoken()).toBe('')
  expect(form.textContent).not.toContain('€')
})

test('an estimate is gone when another form of the page has copied a postcode to this one, and none is asked for', async () => {
  const { adjust, field } = await open()
  await type(field, zipCode)
  await pause()
  field.value = other
  await act(async () => field.dispatchEvent(new Event('postcode', { bubbles: true })))
  await pause()
  expect(adjust()).toBeUndefined()
  expect(answer).toHaveBeenCalledOnce()
})

test('a postcode that came along in the address, or was typed before React came, has its estimate', async () => {
  await open({ zipCode })
  await pause()
  await open({}, (island) => {
    const field = island.querySelector('input[name=zipCode]') as HTMLInputElement
    field.value = other
    field.focus()
  })
  await pause()
  expect(queries()).toEqual([zipCode, other].map((postcode) => `/api/estimate?${queryOf(postcode)}`))
})

test('a postcode that stands in a form that nobody has touched asks for no estimate', async () => {
  await open({}, (island) => {
    ;(island.querySelector('input[name=zipCode]') as HTMLInputElement).value = zipCode
  })
  await pause()
  expect(answer).not.toHaveBeenCalled()
})

test('the invitation leads to the estimate page natively with a postcode, and asks for one without', async () => {
  history.replaceState(null, '', '/')
  const { field, form, invitation, spoken } = await open()
  const isNative: boolean[] = []
  addEventListener('submit', (event) => {
    isNative.push(!event.defaultPrevented)
    event.preventDefault()
  })
  const button = invitation() as HTMLElement
  await press(button)
  expect(isNative).toEqual([false])
  expect(spoken()).not.toBe('')

  await type(field, zipCode)
  await press(button)
  expect(isNative).toEqual([false, true])
  expect(button.getAttribute('formaction')).toBe(href('estimate'))
  expect(form.getAttribute('method')).toBe('get')
  expect(location.hash).toBe('')
})

test('without a tariff nothing hints at estimates', async () => {
  const { field, form } = await open({ estimates: false })
  expect(form.textContent).not.toContain(words.invitation)
  await type(field, zipCode)
  await pause()
  expect(answer).not.toHaveBeenCalled()
})
