import { expect, test } from 'vitest'
import nameChoice from './name-choice.ts'

test('the name of the chosen radio button is shown, and none while nothing is chosen', () => {
  document.body.innerHTML = `
    <form>
      <input type="radio" name="visit" aria-label="Thursday 26 November 2026, morning, €237">
      <input type="radio" name="visit" aria-label="Friday 27 November 2026, afternoon, €249">
      <p data-choice="">as it was rendered</p>
    </form>`
  const form = document.querySelector('form') as HTMLFormElement
  const [, second] = form.querySelectorAll('input')
  nameChoice(form)
  expect(form.textContent?.trim()).toBe('')
  second?.click()
  nameChoice(form)
  expect(form.textContent?.trim()).toBe('Friday 27 November 2026, afternoon, €249')
})
