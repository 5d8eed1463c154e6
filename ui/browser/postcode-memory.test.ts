import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepPostcode, recallPostcode } from './postcode-memory.ts'

/** A page with a form for each of these postcodes. */
const openPage = (...postcodes: string[]) => {
  document.body.innerHTML = postcodes.map((text) => `<form><input name="zipCode" value="${text}"></form>`).join('')
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[name=zipCode]')]
const shown = () => fields().map(({ value }) => value)

const type = (field: HTMLInputElement | undefined, text: string) => {
  if (field) field.value = text
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

const forbidStorage = () =>
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })

beforeAll(keepPostcode)
beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('a typed postcode is copied to the other forms of the page', () => {
  openPage('', '9000', '')
  type(fields()[2], '2000')
  expect(shown()).toEqual(['2000', '2000', '2000'])
})

test('a form gets an event for a postcode copied to it, and only for a new one', () => {
  openPage('', '2000', '9000')
  const told: string[] = []
  fields().forEach((field, index) => {
    for (const type of ['postcode', 'input']) field.addEventListener(type, () => told.push(`${type} ${index}`))
  })
  type(fields()[0], '2000')
  expect(told).toEqual(['input 0', 'postcode 2'])
})

test('a postcode is kept for the visit and filled into every form of the next page', () => {
  openPage('')
  type(fields()[0], '2000')
  openPage('', '')
  const told: string[] = []
  document.body.addEventListener('postcode', ({ target }) => told.push((target as HTMLInputElement).value), {
    once: true,
  })
  recallPostcode()
  expect(shown()).toEqual(['2000', '2000'])
  expect(told).toEqual(['2000'])
})

test('a postcode that the page already has replaces the one of the visit', () => {
  openPage('')
  type(fields()[0], '2000')
  openPage('9000', '9000')
  recallPostcode()
  expect(shown()).toEqual(['9000', '9000'])
  openPage('')
  recallPostcode()
  expect(shown()).toEqual(['9000'])
})

test('the remembered postcode never overwrites a filled field', () => {
  sessionStorage.zipCode = '2000'
  openPage('', '9000')
  recallPostcode()
  expect(shown()).toEqual(['2000', '9000'])
})

test('other fields are neither kept nor copied', () => {
  document.body.innerHTML = '<input name="firstName"><input name="zipCode">'
  type(document.querySelector<HTMLInputElement>('[name=firstName]') ?? undefined, 'Ada')
  expect(shown()).toEqual([''])
  expect(sessionStorage).toHaveLength(0)
})

test('without storage, a postcode is still copied, and the next page starts empty', () => {
  forbidStorage()
  openPage('', '')
  type(fields()[0], '2000')
  expect(shown()).toEqual(['2000', '2000'])
  openPage('')
  recallPostcode()
  expect(shown()).toEqual([''])
})
