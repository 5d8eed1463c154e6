import { expect, test, vi } from 'vitest'
import { language } from '#copy/language.ts'
import { money } from '../../copy/format/format-work.ts'
import countTicks from './count-ticks.ts'
import nameAnswer from './name-answer.ts'
import nameChoice from './name-choice.ts'
import namePostcodeProblem from './name-postcode-problem.ts'
import showTownPrices from './show-town-prices.ts'

test('the address names the open answer, and none once all are closed', () => {
  history.replaceState(null, '', '/faq?zipCode=2000')
  document.body.innerHTML = `
    <div>
      <details name="faq"><summary>Keys?</summary><div id="keys">…</div></details>
      <details name="faq"><summary>Parking?</summary><div id="parking">…</div></details>
    </div>`
  const list = document.querySelector('div') as HTMLElement
  const [, parking] = list.querySelectorAll('details')
  parking?.setAttribute('open', '')
  nameAnswer(list)
  expect(location.hash).toBe('#parking')
  parking?.removeAttribute('open')
  nameAnswer(list)
  expect(location.href).toMatch(/\/faq\?zipCode=2000$/)
})

test('the chosen visit is named wherever the page names it, and nowhere while nothing is chosen', () => {
  document.body.innerHTML = `
    <form>
      <input type="radio" name="visit" aria-label="Thursday 26 November 2026, morning, €237">
      <input type="radio" name="visit" aria-label="Friday 27 November 2026, afternoon, €249, lowest price">
      <p data-choice="{choice}"></p>
    </form>
    <p data-choice="{visit}"></p><p data-choice="{price}">€237 to €249</p><p data-choice="Total">depends</p>`
  const form = document.querySelector('form') as HTMLFormElement
  const [, second] = form.querySelectorAll('input')
  const named = () => [...document.querySelectorAll('[data-choice]')].map(({ textContent }) => textContent)
  nameChoice(form)
  expect(named()).toEqual(['', '', '€237 to €249', 'depends'])
  second?.click()
  nameChoice(form)
  expect(named()).toEqual([
    'Friday 27 November 2026, afternoon, €249, lowest price',
    'Friday 27 November 2026, afternoon',
    '€249',
    'Total',
  ])
})

const open = (value: string, described = '') => {
  document.body.innerHTML = `
    <div role="alert"><ul><li><a href="#zipCode">Enter it.</a></li></ul></div>
    <div id="place">
      <input id="zipCode" required pattern="[0-9]{4}" value="${value}">
      <div role="status">${described}</div>
      <template data-problem="required"><p>Enter it.</p></template>
      <template data-problem="malformed"><p>Not a code.</p></template>
    </div>`
  const place = document.querySelector('#place') as HTMLElement
  const field = document.querySelector('input') as HTMLInputElement
  return (typed: string) => {
    field.value = typed
    namePostcodeProblem(place)
    return [field.getAttribute('aria-invalid'), place.querySelector('[role=status]')?.textContent]
  }
}

test('a postcode that is left empty or malformed says so, until it is mended (R5.1)', () => {
  const leaveWith = open('')
  expect(leaveWith('')).toEqual(['true', 'Enter it.'])
  expect(leaveWith(' ')).toEqual(['true', 'Enter it.'])
  expect(leaveWith('abc')).toEqual(['true', 'Not a code.'])
  expect(document.querySelector('[role=alert]')).not.toBeNull()
  expect(leaveWith('2000')).toEqual([null, ''])
  expect(document.querySelector('[role=alert]'), 'the summary').toBeNull()
})

test('the server’s problem with a well-formed code stays while the code does', () => {
  const leaveWith = open('1791', 'An island.')
  expect(leaveWith('1791')).toEqual([null, 'An island.'])
  expect(leaveWith('2000')).toEqual([null, ''])
})

test('prices at the postcode of the visit replace the example with its town, all or none', async () => {
  document.body.innerHTML = '<strong data-example="gs">€ 1</strong><p><i data-example>Town</i><input></p>'
  const [note, field] = ['p', 'input'].map((name) => document.querySelector(name)) as [HTMLElement, HTMLInputElement]
  const code = { en: '9000', nl: '3511AB' }[language]
  const show = async (typed: string) => {
    field.value = typed
    await showTownPrices(note)
    return [...document.querySelectorAll('[data-example]')].map(({ textContent }) => textContent)
  }
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.error())
  for (const typed of ['90', code]) expect(await show(typed)).toEqual(['€ 1', 'Town'])
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockResolvedValue(Response.json({ dates: [{ price: 34000 }, { price: 21000 }], price: { high: 90000 } }))
  expect(await show(code)).toEqual([money(21000), code.replace('AB', ' AB')])
})

test('the sentence has the number of checked boxes, also after a reset', () => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <form><input type="checkbox"><input type="checkbox" checked><p data-count="{count} tasks chosen"></p></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const sentence = () => {
    countTicks(form)
    vi.runAllTimers()
    return form.textContent?.trim()
  }
  expect(sentence()).toBe('1 tasks chosen')
  form.querySelector('input')?.click()
  expect(sentence()).toBe('2 tasks chosen')

  // The event comes before the boxes change.
  form.addEventListener('reset', () => countTicks(form))
  form.reset()
  vi.runAllTimers()
  expect(form.textContent?.trim()).toBe('1 tasks chosen')
})
