import { act } from 'react'
import { beforeEach, vi } from 'vitest'
import { language } from '#copy/language.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { readChoice } from '../../domain/estimate/choice.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import EstimateDesk from '../../site/islands/estimate-desk.tsx'
import type { EstimateData } from '../../site/page-data/estimate-result.ts'
import { openIsland, press } from '../open-island.tsx'
import { zipCodeOf } from '../zip-code.ts'
import { estimateAnswer } from './estimate-answer.ts'

export const { zipCode } = estimateAnswer(language)
export const exampleZipCode = zipCodeOf(language === 'en' ? '9000' : '9711AB')
export const foreign = language === 'en' ? '7551AB' : '2000'
export const bedroom: Room = { type: 'sk', area: 12, dirt: 2 }
export const kitchen: Room = { type: 'kr', area: 10, dirt: 1 }
export const typicalHome = [bedroom, kitchen]
export const alike = [bedroom, { ...kitchen, dirt: 2 } as const]
export const chosen = { packageId: 'gs', zipCode, extras: [] } as const

export const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
export const estimated = (given: Partial<EstimateAnswer> = {}) =>
  new Response(JSON.stringify(estimateAnswer(language, given)))
export const refused = (errors: Record<string, string>) => new Response(JSON.stringify({ errors }), { status: 422 })
export const unavailable = () => new Response('', { status: 503 })

/** The queries that were asked for, as the API writes them. */
export const queries = () => answer.mock.calls.map(([address]) => address.replace('/api/estimate?', ''))
export const lastChoice = () => readChoice(new URLSearchParams(queries().at(-1)))

/** Lets the pause pass after which an estimate is asked for. */
export const pause = () => act(() => vi.advanceTimersByTimeAsync(150))

/** Types or chooses a value and leaves the field. */
const change = (field: HTMLInputElement, value: string) =>
  act(async () => {
    if (field.type === 'radio') field.checked = true
    else field.value = value
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
  })

export async function openDesk(given: Partial<EstimateData> = {}, beforeReact?: (island: HTMLElement) => void) {
  const data: EstimateData = {
    choice: { packageId: 'gs', zipCode: '', extras: [] },
    attempt: 0,
    typicalHome,
    hoursOnSale: [180, 240],
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
export const openAnswered = (given: Partial<EstimateData> = {}, beforeReact?: (island: HTMLElement) => void) =>
  openDesk({ choice: chosen, result: { state: 'estimate', answer: estimateAnswer(language) }, ...given }, beforeReact)

/** Lets the tests of a file say what the estimate API answers, and when time passes. */
export function mockEstimates() {
  vi.stubGlobal('fetch', answer)
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    history.replaceState(null, '', '/estimate')
    answer.mockReset()
    answer.mockImplementation(async () => estimated())
  })
}
