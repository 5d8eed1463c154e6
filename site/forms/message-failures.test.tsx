import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contactForm as words } from '#copy/contact-form.ts'
import { fill } from '../../copy/fill.ts'
import { press, type } from '../../testing/open-island.tsx'
import { accepted, message, openForm, standInServer, tooMany, unavailable } from '../../testing/open-message-form.ts'
import ContactForm from '../islands/contact-form.tsx'

const server = standInServer()

async function openFilledIn() {
  const opened = await openForm(ContactForm, { mode: 'contact', answeredOn: 'contact' })
  await opened.fillIn(message)
  return opened
}

/** Advances the clock past the pause before the silent retry. */
const waitForRetry = () => act(() => vi.advanceTimersByTimeAsync(1200))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.restoreAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.clear()
})

test('a message that fails once is retried silently with the same key', async () => {
  server.answer.mockResolvedValueOnce(unavailable()).mockResolvedValueOnce(accepted())
  const { button, send, status } = await openFilledIn()
  await send()
  expect([button.disabled, status()]).toEqual([true, ''])
  await waitForRetry()
  expect(status()).toContain(words.success)
  expect(server.answer).toHaveBeenCalledTimes(2)
  expect(new Set(server.keys()).size).toBe(1)
})

test.each<[string, () => Promise<Response>]>([
  ['the server cannot store it', async () => unavailable()],
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('if %s, an error is shown and logged, and the text can be sent again', async (_, answer) => {
  server.answer.mockImplementation(answer)
  const { button, field, send, status } = await openFilledIn()
  await send()
  await waitForRetry()
  expect(status()).toBe(words.error + words.errorHint)
  expect(console.warn).toHaveBeenCalledOnce()
  expect(field('remark').value).toBe(message.remark)
  expect(button.disabled).toBe(false)
})

test('after the second failure, the form offers phone and mail, with the current text', async () => {
  server.answer.mockImplementation(async () => unavailable())
  const { field, form, send, status } = await openFilledIn()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<footer><a href="tel:+3212345678">012 34 56 78</a> <a href="mailto:hello@ada.example">Mail</a></footer>',
  )
  const byMail = () => form.querySelector<HTMLAnchorElement>('[href^="mailto:"]')
  await send()
  await waitForRetry()
  expect(byMail()).toBeNull()
  await send()
  await waitForRetry()
  expect(status()).toContain(words.otherWays)
  expect(form.querySelector('[href="tel:+3212345678"]')?.textContent).toBe(
    fill(words.byPhone, { phone: '012 34 56 78' }),
  )

  const link = byMail() as HTMLAnchorElement
  expect(link.href).toMatch(/^mailto:hello@ada\.example\?body=/)
  link.addEventListener('click', (event) => event.preventDefault())
  await type(field('remark'), 'Three rooms & a cellar.')
  await press(link)
  expect(new URL(link.href).searchParams.get('body')?.split('\n')).toEqual(
    (['firstName', 'lastName', 'email', 'phoneNumber', 'remark'] as const).map(
      (name) => `${words.labels[name]}: ${name === 'remark' ? 'Three rooms & a cellar.' : message[name]}`,
    ),
  )
})

test.each([
  ['an offline visitor gets a message', false, () => Promise.reject(new TypeError('Failed to fetch')), words.offline],
  ['a rate-limited visitor is asked to wait', true, async () => tooMany(), words.tooMany],
] as const)('%s, and nothing is retried', async (_, onLine, answer, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  server.answer.mockImplementationOnce(answer)
  const { send, status } = await openFilledIn()
  await send()
  expect(status()).toBe(words.error + said)
  expect(console.warn).toHaveBeenCalledOnce()
  expect(server.answer).toHaveBeenCalledOnce()
})
