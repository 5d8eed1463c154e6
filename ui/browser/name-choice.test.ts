import { expect, test } from 'vitest'
import nameChoice from './name-choice.ts'

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
