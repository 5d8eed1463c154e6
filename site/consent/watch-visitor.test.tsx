import { act } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openIsland } from '../../testing/open-island.tsx'
import PostcodeForm, { type PostcodeFormProps } from '../islands/postcode-form.tsx'
import { watchVisitor } from './watch-visitor.ts'

const hrefs = { start: '/start', contact: '/contact' }
const area = { coverage: [1000, 7880, 6], outside: '' }
// jsdom cannot navigate to another page.
const facts: PostcodeFormProps = { orderSiteUrl: '#', counterpartHref: '#', hrefs, packageId: 'gs', area }

/** Submits a postcode so many times at once. */
async function submit(zipCode: string, times = 1) {
  const form = (await openIsland(PostcodeForm, { ...facts, zipCode })).querySelector('form')
  await act(async () => {
    for (let press = 0; press < times; press += 1) form?.requestSubmit()
  })
}

beforeAll(() => watchVisitor('nl'))
beforeEach(() => {
  delete window.dataLayer
})

test('a submitted postcode counts once, with its country and whether it is covered, also when submitted twice', async () => {
  await submit('7551 ab', 2)
  expect(window.dataLayer).toEqual([
    { event: 'postcode_submit', package: 'gs', country: 'NL', covered: 'yes' },
    { event: 'handoff', package: 'gs' },
  ])
  await submit('8881 AB')
  await submit('2000')
  await submit('12x')
  expect(window.dataLayer?.slice(2)).toEqual([
    { event: 'postcode_submit', package: 'gs', country: 'NL', covered: 'no' },
    { event: 'postcode_submit', package: 'gs', country: 'BE', covered: 'no' },
  ])
})

test('a link to the ordering site is counted, and a button that adds a room to an estimate is not', () => {
  document.body.innerHTML = `<form action="/start"><input name="zipCode" value="7551AB"><input name="packageId" value="gs">
    <button formaction="/estimate" name="add">+</button></form><a href="#/location?packageId=ms&zipCode=7551AB"><b>Order</b></a>`
  for (const control of ['button', 'b']) document.querySelector<HTMLElement>(control)?.click()
  expect(window.dataLayer).toEqual([{ event: 'handoff', package: 'ms' }])
})
