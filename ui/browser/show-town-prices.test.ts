import { expect, test, vi } from 'vitest'
import { language } from '#copy/language.ts'
import { money } from '../../copy/format/format-work.ts'
import showTownPrices from './show-town-prices.ts'

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
