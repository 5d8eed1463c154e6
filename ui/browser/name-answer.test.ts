import { expect, test } from 'vitest'
import nameAnswer from './name-answer.ts'

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
