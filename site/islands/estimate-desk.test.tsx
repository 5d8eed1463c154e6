import { act } from 'react'
import { expect, test } from 'vitest'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
import { postcodeForm } from '#copy/postcode-form.ts'
import { workOrder } from '#copy/work-order.ts'
import { formatRooms } from '../../domain/estimate/rooms.ts'
import { estimateAnswer } from '../../testing/estimate/estimate-answer.ts'
import {
  answer,
  chosen,
  estimated,
  exampleZipCode,
  foreign,
  kitchen,
  lastChoice,
  mockEstimates,
  openAnswered,
  openDesk,
  pause,
  queries,
  refused,
  typicalHome,
  unavailable,
  zipCode,
} from '../../testing/estimate/open-estimate-desk.tsx'
import { descriptionOf, press, type } from '../../testing/open-island.tsx'

mockEstimates()

test('without a postcode there is an example, which says so, orders nothing and asks for one', async () => {
  const { orderHref, outcome, status, zipCodeField } = await openDesk()
  await press(outcome.querySelector('[type=submit]') as HTMLElement)
  await pause()
  expect(document.activeElement).toBe(zipCodeField)
  expect(outcome.querySelector('[data-stamp=example]')).not.toBeNull()
  expect(status()).toBe('')
  expect(orderHref()).toBeUndefined()
  expect(answer).not.toHaveBeenCalled()
  expect(location.search).toBe('')
})

test('the example follows the form, and the address stays without a postcode', async () => {
  answer.mockResolvedValueOnce(estimated({ zipCode: exampleZipCode }))
  const { add, outcome } = await openDesk()
  await add('br')
  await pause()
  const rooms = formatRooms([...typicalHome, { type: 'br', area: 6, dirt: 2 }])
  expect(queries()).toEqual([`packageId=gs&zipCode=${exampleZipCode}&rooms=${rooms}`])
  expect(outcome.querySelector('[data-stamp=example]')).not.toBeNull()
  expect(location.search).toBe(`?packageId=gs&zipCode=&rooms=${rooms}`)
})

test('a postcode that happens to be that of the example makes it an estimate', async () => {
  const { outcome, zipCodeField } = await openDesk()
  await type(zipCodeField, exampleZipCode)
  expect(outcome.textContent).toContain(workOrder.stamps.nonBinding)
})

test('a postcode brings figures, spoken too, and the address keeps it', async () => {
  const { outcome, status, zipCodeField } = await openDesk()
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
  const { outcome, status, zipCodeField } = await openDesk()
  await type(zipCodeField, zipCode)
  await pause()
  expect(status()).toContain(expected)
  expect(outcome.querySelector('a')?.getAttribute('href')).toBe('/contact')
})

test('a postcode of the other country has no price; the other site takes it, with the rooms', async () => {
  answer.mockResolvedValueOnce(refused({ zipCode: 'otherCountry' }))
  const { outcome, zipCodeField } = await openDesk({ choice: { ...chosen, zipCode: '', rooms: [kitchen] } })
  await type(zipCodeField, foreign)
  await pause()
  expect(outcome.textContent).toContain(words.result.noPrice)
  expect(descriptionOf(zipCodeField)).toContain(foreign)
  const link = zipCodeField.form?.querySelector('[href^="/other"]')?.getAttribute('href')
  expect(link).toBe(`/other?packageId=gs&zipCode=${foreign}&rooms=${formatRooms([kitchen])}`)
})

test('a postcode is not judged before its figures were asked for', async () => {
  const { zipCodeField } = await openDesk()
  await type(zipCodeField, '1')
  expect(descriptionOf(zipCodeField)).toBe('')
  answer.mockResolvedValueOnce(refused({ zipCode: 'malformed' }))
  await pause()
  expect(descriptionOf(zipCodeField)).toBe(postcodeForm.problems.malformed)
})

test('a postcode of no place is reported at its field until another is asked for (R5.10)', async () => {
  const { zipCodeField } = await openDesk()
  answer.mockResolvedValueOnce(refused({ zipCode: 'unknown' }))
  await type(zipCodeField, zipCode)
  await pause()
  expect(descriptionOf(zipCodeField)).toBe(postcodeForm.problems.unknown)
  await type(zipCodeField, exampleZipCode)
  await pause()
  expect(descriptionOf(zipCodeField)).toBe('')
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
  const { zipCodeField } = await openDesk()
  zipCodeField.value = zipCode
  await act(async () => zipCodeField.dispatchEvent(new Event('postcode', { bubbles: true })))
  await pause()
  expect(lastChoice().zipCode).toBe(zipCode)
})
