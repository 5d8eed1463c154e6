import { expect, test } from 'vitest'

const viewsCounted = () => window.dataLayer?.filter(({ event }) => event === 'page_view').length ?? 0

const showAgain = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

const field = () => document.querySelector<HTMLInputElement>('[name=zipCode]')

test('a prerendered page starts when it is shown: with one page view, and the text typed meanwhile', async () => {
  document.body.innerHTML = '<form><input name="zipCode"></form>'
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  await import('./boot.ts')
  expect(viewsCounted()).toBe(0)
  sessionStorage.zipCode = '2000'
  expect(field()?.value).toBe('')

  document.dispatchEvent(new Event('prerenderingchange'))
  expect(viewsCounted()).toBe(1)
  expect(field()?.value).toBe('2000')
})

test('each return from the back/forward cache counts as a page view, and the first `pageshow` does not', () => {
  const before = viewsCounted()
  showAgain(false)
  expect(viewsCounted()).toBe(before)
  showAgain(true)
  expect(viewsCounted()).toBe(before + 1)
})

test('an opening line is updated when the page is shown again', () => {
  document.body.innerHTML = `<p data-until="${Date.now() - 1}" data-afterwards="Closed">Open</p>`
  showAgain(true)
  expect(document.body.textContent).toBe('Closed')
})
