import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
import { postcodeForm } from '#copy/postcode-form.ts'
import { workOrder } from '#copy/work-order.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { readChoice } from '../../domain/estimate/choice.ts'
import { formatRooms, type Room } from '../../domain/estimate/rooms.ts'
import { estimateAnswer } from '../../testing/estimate/estimate-answer.ts'
import { descriptionOf, openIsland, press, type } from '../../testing/open-island.tsx'
import { zipCodeOf } from '../../testing/zip-code.ts'
import type { EstimateData } from '../estimate/estimate-data.ts'
import EstimateDesk from './estimate-desk.tsx'

const { zipCode } = estimateAnswer(language)
const exampleZipCode = zipCodeOf(language === 'en' ? '9000' : '9711AB')
const foreign = language === 'en' ? '7551AB' : '2000'
const bedroom: Room = { type: 'sk', area: 12, dirt: 2 }
const kitchen: Room = { type: 'kr', area: 10, dirt: 1 }
const typicalHome = [bedroom, kitchen]
const alike = [bedroom, { ...kitchen, dirt: 2 } as const]
const chosen = { packageId: 'gs', zipCode, extras: [] } as const

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', answer)
const estimated = (given: Partial<EstimateAnswer> = {}) => new Response(JSON.stringify(estimateAnswer(language, given)))
const refused = (errors: Record<string, string>) => new Response(JSON.stringify({ errors }), { status: 422 })
const unavailable = () => new Response('', { status: 503 })

/** The queries that were asked for, as the API writes them. */
const queries = () => answer.mock.calls.map(([address]) => address.replace('/api/estimate?', ''))
const lastChoice = () => readChoice(new URLSearchParams(queries().at(-1)))

/** Lets the pause pass after which an estimate is asked for. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(150))

/** Types or chooses a value and leaves the field. */
const change = (field: HTMLInputElement, value: string) =>
  act(async () => {
    if (field.type === 'radio') field.checked = true
    else field.value = value
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
  })

async function open(given: Partial<EstimateData> = {}, beforeReact?: (island: HTMLElement) => void) {
  const data: EstimateData = {
    choice: { packageId: 'gs', zipCode: '', extras: [] },
    typicalHome,
    includedExtras: [],
    exampleZipCode,
    result: { state: 'estimate', answer: estimateAnswer(language, { zipCode: exampleZipCode }) },
    ...given,
  }
  const hrefs = { orderSiteUrl: 'https://order.example', counterpartHref: '/other', contactHref: '/contact' }
  const props = { data, path: '/estimate', ...hrefs }
  const form = (await openIsland(EstimateDesk, props, beforeReact)).querySelector('form') as HTMLFormElement
  const named = <E extends HTMLElement = HTMLInputElement>(name: string) => [
    ...form.querySelectorAll<E>(`[name=${name}]`),
  ]
  const outcome = form.querySelector('[aria-busy]') as HTMLElement
  return {
    form,
    outcome,
    zipCodeField: named('zipCode')[0] as HTMLInputElement,
    areas: () => named('area'),
    rows: () => named<HTMLSelectElement>('type').map(({ value }, row) => `${value} ${named('area')[row]?.value}`),
    remove: (row: number) => press(named('remove')[row] as HTMLElement),
    add: (type: string) => press(form.querySelector(`[name=add][value=${type}]`) as HTMLElement),
    extra: (id: string) => form.querySelector(`[name=extra][value=${id}]`) as HTMLInputElement,
    submit: () => press([...form.querySelectorAll<HTMLElement>('[type=submit]')].at(-1) as HTMLElement),
    status: () => outcome.querySelector('[role=status]')?.textContent ?? '',
    orderHref: () => outcome.querySelector('a[href*="order.example"]')?.getAttribute('href'),
    figures: () => ['size', 'bedrooms', 'bathrooms', 'level'].map((name) => new FormData(form).get(name)),
    change: (name: string, value: string) =>
      change(named(name).find((field) => field.type !== 'radio' || field.value === value) as HTMLInputElement, value),
    step: (name: 'more' | 'fewer', figure: string) =>
      press(form.querySelector(`[name=${name}][value=${figure}]`) as HTMLElement),
  }
}

/** Opens the page of a shared address, with its figures. */
const openAnswered = (given: Partial<EstimateData> = {}, beforeReact?: (island: HTMLElement) => void) =>
  open({ choice: chosen, result: { state: 'estimate', answer: estimateAnswer(language) }, ...given }, beforeReact)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState(null, '', '/estimate')
  answer.mockReset()
  answer.mockImplementation(async () => estimated())
})

test('without a postcode there is an example, which says so, orders nothing and asks for one', async () => {
  const { orderHref, outcome, status, zipCodeField } = await open()
  await press(outcome.querySelector('[type=submit]') as HTMLElement)
  await pause()
  expect(document.activeElement).toBe(zipCodeField)
  expect(outcome.textContent).toContain(workOrder.stamps.example)
  expect(status()).toBe('')
  expect(orderHref()).toBeUndefined()
  expect(answer).not.toHaveBeenCalled()
  expect(location.search).toBe('')
})

test('the example follows the form, and the address keeps that there is no postcode yet', async () => {
  answer.mockResolvedValueOnce(estimated({ zipCode: exampleZipCode }))
  const { add, outcome } = await open()
  await add('br')
  await pause()
  const rooms = formatRooms([...typicalHome, { type: 'br', area: 6, dirt: 2 }])
  expect(queries()).toEqual([`packageId=gs&zipCode=${exampleZipCode}&rooms=${rooms}`])
  expect(outcome.textContent).toContain(workOrder.stamps.example)
  expect(location.search).toBe(`?packageId=gs&zipCode=&rooms=${rooms}`)
})

test('a postcode that happens to be that of the example makes it an estimate', async () => {
  const { outcome, zipCodeField } = await open()
  await type(zipCodeField, exampleZipCode)
  expect(outcome.textContent).toContain(workOrder.stamps.nonBinding)
})

describe('the figures of the home', () => {
  test('change the rooms once they are complete, and the estimate while they are typed', async () => {
    const { areas, change, figures, rows } = await openAnswered({ typicalHome: alike, choice: chosen })
    expect(figures()).toEqual(['22', '1', '0', '2'])
    const [size] = areas()[0]?.form?.querySelectorAll<HTMLInputElement>('[name=size]') ?? []
    await type(size as HTMLInputElement, '44')
    expect(rows()).toEqual(['sk 12', 'kr 10'])
    await pause()
    expect(formatRooms(lastChoice().rooms ?? [])).toBe('sk-24-2,kr-20-2')
    await change('size', '44')
    expect(rows()).toEqual(['sk 24', 'kr 20'])
    await change('level', '3')
    await pause()
    expect(formatRooms(lastChoice().rooms ?? [])).toBe('sk-24-3,kr-20-3')
  })

  test('count bedrooms and bathrooms by buttons, up and down again', async () => {
    const { figures, rows, step } = await openAnswered({ typicalHome: alike, choice: chosen })
    await step('more', 'bathrooms')
    expect(figures()).toEqual(['22', '1', '1', '2'])
    expect(rows()).toEqual(['sk 9', 'kr 8', 'br 5'])
    await step('fewer', 'bathrooms')
    expect(rows()).toEqual(['sk 12', 'kr 10'])
    await pause()
    expect(answer, 'nothing has changed').not.toHaveBeenCalled()
  })

  test('follow the rooms, and say nothing of dirt that differs', async () => {
    const { add, areas, change, figures } = await openAnswered({ typicalHome: alike, choice: chosen })
    await add('sk')
    expect(figures()).toEqual(['34', '2', '0', '2'])
    await change('area', '20')
    expect(figures()).toEqual(['42', '2', '0', '2'])
    await change('dirt', '3')
    expect(figures()).toEqual(['42', '2', '0', null])
    await pause()
    expect(formatRooms(lastChoice().rooms ?? [])).toBe('sk-20-3,kr-10-2,sk-12-2')
    expect(areas().map(({ value }) => value)).toEqual(['20', '10', '12'])
  })

  test('that were typed before React came count, and the rooms follow', async () => {
    const { rows } = await openAnswered({ typicalHome: alike, choice: chosen }, (island) => {
      ;(island.querySelector('[name=size]') as HTMLInputElement).value = '44'
    })
    expect(rows()).toEqual(['sk 24', 'kr 20'])
    await pause()
    expect(formatRooms(lastChoice().rooms ?? [])).toBe('sk-24-2,kr-20-2')
  })
})

test('a postcode brings figures, spoken too, and the address keeps it', async () => {
  const { outcome, status, zipCodeField } = await open()
  await type(zipCodeField, zipCode)
  expect(outcome.getAttribute('aria-busy')).toBe('true')
  await pause()
  expect(queries(), 'a typical home has no rooms of its own').toEqual([`packageId=gs&zipCode=${zipCode}`])
  expect(outcome.getAttribute('aria-busy')).toBe('false')
  expect(outcome.querySelectorAll('li')).toHaveLength(2)
  expect(status()).toMatch(/200.*300/)
  expect(location.search).toBe(`?packageId=gs&zipCode=${zipCode}`)
})

test('figures that came with the page are not asked for again', async () => {
  const { submit } = await openAnswered()
  await submit()
  await pause()
  expect(answer).not.toHaveBeenCalled()
  expect(location.search).toBe('')
})

test('figures that came with the page are refreshed once their dates have passed', async () => {
  const past = estimateAnswer(language, { validUntil: new Date(Date.now() - 1).toISOString() })
  await openAnswered({ result: { state: 'estimate', answer: past } })
  await pause()
  expect(answer).toHaveBeenCalledOnce()
})

test('a room that is added has the focus, and is part of the query and of the address', async () => {
  const { add, form, rows } = await openAnswered()
  await add('br')
  expect(rows()).toEqual(['sk 12', 'kr 10', 'br 6'])
  expect(document.activeElement).toBe([...form.querySelectorAll('[name=type]')].at(-1))
  await pause()
  expect(lastChoice().rooms).toEqual([...typicalHome, { type: 'br', area: 6, dirt: 2 }])
  expect(location.search).toBe(`?${queries().at(-1)}`)
})

test('where a room is removed the others keep what was typed, and the next one has the focus', async () => {
  const { add, areas, form, remove, rows } = await openAnswered()
  await add('br')
  await type(areas()[1] as HTMLInputElement, '25')
  await remove(0)
  expect(rows()).toEqual(['kr 25', 'br 6'])
  const removers = form.querySelectorAll('[name=remove]')
  expect(document.activeElement).toBe(removers[0])
  await remove(1)
  expect(rows()).toEqual(['kr 25'])
  expect(document.activeElement).toBe(form.querySelector('[name=remove]'))
  await pause()
  expect(lastChoice().rooms).toEqual([{ ...kitchen, area: 25 }])
})

test('where the last room is removed a typical home is back', async () => {
  const { remove, rows } = await openAnswered({ choice: { ...chosen, rooms: [kitchen] } })
  await remove(0)
  expect(rows()).toEqual(['sk 12', 'kr 10'])
  await pause()
  expect(queries()).toEqual([`packageId=gs&zipCode=${zipCode}`])
})

test('Enter in a field presses no button that removes or adds a room', async () => {
  const { form } = await openAnswered()
  expect(form.querySelector('[type=submit]')?.hasAttribute('name')).toBe(false)
})

test('no rooms can be added to the largest home that is estimated', async () => {
  const { form, remove } = await openAnswered({ choice: { ...chosen, rooms: Array(40).fill(bedroom) } })
  expect(form.querySelector('[name=add]')).toBeNull()
  await remove(0)
  expect(form.querySelector('[name=add]')).not.toBeNull()
})

test('an extra is part of the query; one that the package includes is said instead of asked for', async () => {
  const { extra, form } = await openAnswered()
  await press(extra('oven'))
  await pause()
  expect(lastChoice().extras).toEqual(['oven'])

  const { assumptions } = estimateAnswer(language)
  answer.mockResolvedValueOnce(estimated({ assumptions: { ...assumptions, includedExtras: ['oven'] } }))
  const packages = form.querySelector('[name=packageId]') as HTMLSelectElement
  packages.value = 'vs'
  await act(async () => packages.dispatchEvent(new Event('input', { bubbles: true })))
  await pause()
  expect([extra('oven').disabled, extra('oven').hidden]).toEqual([true, true])
  await pause()
  expect(lastChoice()).toMatchObject({ packageId: 'vs', extras: [] })
})

test('figures stay where they cannot be refreshed, and the button tries again', async () => {
  answer.mockResolvedValueOnce(unavailable())
  const { add, outcome, status, submit } = await openAnswered()
  await add('br')
  await pause()
  expect(status()).toBe(words.result.failed)
  expect(outcome.querySelectorAll('li')).toHaveLength(2)
  expect(location.search).toBe('')
  await submit()
  await pause()
  expect(status()).not.toContain(words.result.failed)
  expect(location.search).toBe(`?${queries()[0]}`)
})

test.each([
  ['tooLarge', words.result.tooLarge],
  ['tooMany', words.result.tooMany],
])('a home that is %s for an estimate leads to customer service', async (problem, expected) => {
  answer.mockResolvedValueOnce(refused({ rooms: problem }))
  const { outcome, status, zipCodeField } = await open()
  await type(zipCodeField, zipCode)
  await pause()
  expect(status()).toContain(expected)
  expect(outcome.querySelector('a')?.getAttribute('href')).toBe('/contact')
})

test('a postcode of the other country has no price; the other site takes it, with the rooms', async () => {
  answer.mockResolvedValueOnce(refused({ zipCode: 'otherCountry' }))
  const { outcome, zipCodeField } = await open({ choice: { ...chosen, zipCode: '', rooms: [kitchen] } })
  await type(zipCodeField, foreign)
  await pause()
  expect(outcome.textContent).toContain(words.result.noPrice)
  expect(descriptionOf(zipCodeField)).toContain(foreign)
  const link = zipCodeField.form?.querySelector('[href^="/other"]')?.getAttribute('href')
  expect(link).toBe(`/other?packageId=gs&zipCode=${foreign}&rooms=${formatRooms([kitchen])}`)
})

test('a postcode is not judged before its figures were asked for', async () => {
  const { zipCodeField } = await open()
  await type(zipCodeField, '1')
  expect(descriptionOf(zipCodeField)).toBe('')
  answer.mockResolvedValueOnce(refused({ zipCode: 'malformed' }))
  await pause()
  expect(descriptionOf(zipCodeField)).toBe(postcodeForm.problems.malformed)
})

test('the way to the ordering site has what the form says now, although its figures are still to come', async () => {
  const { form, orderHref } = await openAnswered()
  expect(orderHref()).toBe(`https://order.example/location?packageId=gs&zipCode=${zipCode}`)
  const packages = form.querySelector('[name=packageId]') as HTMLSelectElement
  packages.value = 'ms'
  await act(async () => packages.dispatchEvent(new Event('input', { bubbles: true })))
  expect(orderHref()).toBe(`https://order.example/location?packageId=ms&zipCode=${zipCode}`)
})

test('a postcode that another form of the page has copied to this one has its figures', async () => {
  const { zipCodeField } = await open()
  zipCodeField.value = zipCode
  await act(async () => zipCodeField.dispatchEvent(new Event('postcode', { bubbles: true })))
  await pause()
  expect(lastChoice().zipCode).toBe(zipCode)
})
