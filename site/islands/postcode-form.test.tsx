import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { language } from '#copy/language.ts'
import { postcodeForm as words } from '#copy/postcode-form.ts'
import { fill } from '../../copy/fill.ts'
import { descriptionOf, openIsland, press, type } from '../../testing/open-island.tsx'
import PostcodeForm, { type PostcodeFormProps } from './postcode-form.tsx'

const own = { en: { typed: ' b-2000', zipCode: '2000' }, nl: { typed: '7551 ab', zipCode: '7551AB' } }[language]
const foreign = { en: { typed: '7551 ab', zipCode: '7551AB' }, nl: { typed: 'B-2000', zipCode: '2000' } }[language]
const malformed = '12x'

/** jsdom follows no link to another page, so the ordering site is a fragment of this one. */
const orderSiteUrl = '#'
const orderedAt = () => location.hash

const counterpartHref = 'https://counterpart.example/deep-cleaning'

async function open(props: Partial<PostcodeFormProps> = {}) {
  const hrefs = { start: '/start', contact: '/contact' }
  const facts: PostcodeFormProps = { orderSiteUrl, packageId: 'gs', hrefs, counterpartHref }
  const form = (await openIsland(PostcodeForm, { ...facts, ...props })).querySelector('form') as HTMLFormElement
  const field = form.elements.namedItem('zipCode') as HTMLInputElement
  return {
    form,
    field,
    start: () => press(form.querySelector('[type=submit]') as HTMLElement),
    leave: () => act(async () => field.blur()),
    problem: () => (field.getAttribute('aria-invalid') ? descriptionOf(field) : undefined),
    link: () => form.querySelector('[role=status] a')?.getAttribute('href'),
  }
}

beforeEach(() => {
  history.replaceState(null, '', '/')
})

test('a valid postcode leads to the ordering site in its canonical form, with the package of the page', async () => {
  const { field, problem, start } = await open()
  await type(field, own.typed)
  await start()
  expect(orderedAt()).toBe(`#/location?packageId=gs&zipCode=${own.zipCode}`)
  expect(problem()).toBeUndefined()
})

test('what goes along with the postcode is left to `/start`, which hands it over', async () => {
  const { form, field, start } = await open({ carried: 'packageId=gs&rooms=kr-12-3' })
  const sent = vi.fn((event: Event) => event.preventDefault())
  form.parentElement?.addEventListener('submit', (event) => event.defaultPrevented || sent(event))
  await type(field, own.typed)
  await start()
  expect(sent).toHaveBeenCalledOnce()
  expect(new FormData(form).get('rooms')).toBe('kr-12-3')
})

test('an invalid postcode leads nowhere: a live region that existed before describes it, and it has the focus', async () => {
  const { field, problem, start } = await open()
  const region = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect([region?.getAttribute('role'), region?.textContent]).toEqual(['status', ''])
  await type(field, malformed)
  await start()
  expect(problem()).toBe(words.problems.malformed)
  expect(region?.textContent).toContain(words.problems.malformed)
  expect(document.activeElement).toBe(field)
  expect(orderedAt()).toBe('')
})

test('Start without a postcode asks for it', async () => {
  const { problem, start } = await open()
  await start()
  expect(problem()).toBe(words.problems.required)
})

test('a postcode of the other country leads to the counterpart of the page, and goes along', async () => {
  const { field, link, problem, start } = await open()
  await type(field, foreign.typed)
  await start()
  expect(problem()).toContain(fill(words.problems.otherCountry, { zipCode: foreign.zipCode }))
  expect(link()).toBe(`${counterpartHref}?zipCode=${foreign.zipCode}`)
  expect(orderedAt()).toBe('')
})

if (language === 'nl') {
  test('a code outside the area leads to the contact form, and the postcode goes along (R5.4)', async () => {
    const { field, link, problem, start } = await open({
      area: { coverage: [1000, 7880, 6], outside: 'Not to {zipCode}.' },
    })
    await type(field, '8881 ab')
    await start()
    expect(problem()).toContain('Not to 8881AB.')
    expect(link()).toBe(`/contact?zipCode=8881AB#message`)
    expect(orderedAt()).toBe('')
  })
}

test('an empty field that is left has its ring and its words', async () => {
  const { field, leave, problem } = await open()
  field.focus()
  await leave()
  expect(problem()).toBe(words.problems.required)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('the words of an empty field wait for the end of a press', async () => {
  const { field, leave, problem } = await open()
  field.focus()
  dispatchEvent(new Event('pointerdown'))
  await leave()
  expect(problem()).toBeUndefined()
  dispatchEvent(new Event('pointerup'))
  await act(async () => dispatchEvent(new Event('click')))
  expect(problem()).toBe(words.problems.required)
})

test('a problem is described when the field is left, not while the postcode is typed', async () => {
  const { field, leave, problem } = await open()
  await type(field, '1')
  expect(problem()).toBeUndefined()
  await leave()
  expect(problem()).toBe(words.problems.malformed)
})

test('a problem that is shown follows what is typed, and stays when the field is emptied', async () => {
  const { field, leave, problem, start } = await open()
  await start()
  await type(field, malformed)
  expect(problem()).toBe(words.problems.malformed)
  await type(field, '')
  await leave()
  expect(problem()).toBe(words.problems.required)
  await type(field, own.typed)
  expect(problem()).toBeUndefined()
})

test('a problem is gone when another form of the page has copied a postcode to this one', async () => {
  const { field, problem, start } = await open()
  await start()
  field.value = own.typed
  await act(async () => field.dispatchEvent(new Event('postcode', { bubbles: true })))
  expect(problem()).toBeUndefined()
})

test('a postcode that was refused without script is in the field, with its problem', async () => {
  const { field, problem } = await open({ failed: malformed })
  expect(field.value).toBe(malformed)
  expect(problem()).toBe(words.problems.malformed)
})

test('a postcode that came along in the address is in the field, without a problem', async () => {
  const { field, problem } = await open({ zipCode: malformed, placeholder: 'Your town' })
  expect([field.value, field.placeholder]).toEqual([malformed, 'Your town'])
  expect(problem()).toBeUndefined()
})
