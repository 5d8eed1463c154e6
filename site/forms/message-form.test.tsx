import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contactForm as words } from '#copy/contact-form.ts'
import { fill } from '../../copy/fill.ts'
import { answerDeadline } from '../../copy/format/answer-deadline.ts'
import { descriptionOf, type } from '../../testing/open-island.tsx'
import {
  accepted,
  answerBefore,
  message,
  openForm,
  refused,
  standInServer,
  tooMany,
} from '../../testing/open-message-form.ts'
import ContactForm from '../islands/contact-form.tsx'

const server = standInServer()

const open = () => openForm(ContactForm, { mode: 'contact', answeredOn: 'contact' })

async function openFilledIn() {
  const opened = await open()
  await opened.fillIn(message)
  return opened
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.restoreAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.clear()
  delete window.dataLayer
})

test('a valid message is sent as the API expects it', async () => {
  server.answer.mockResolvedValueOnce(accepted())
  const { send } = await openFilledIn()
  await send()
  expect(server.requests()).toEqual([
    {
      address: '/api/sendMail',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
        'fill-time': expect.stringMatching(/^\d+$/),
      },
      body: message,
    },
  ])
})

test('while a message is being sent, the button says so and is disabled; then a live region that existed before says success, and the form is empty', async () => {
  const answer = server.hold()
  sessionStorage.contact = 'Ada'
  const { button, field, form, send, status, texts } = await openFilledIn()
  const region = form.querySelector('[role=status]')
  expect(form.getAttribute('aria-describedby')).toBe(region?.id)
  await send()
  expect([button.disabled, button.textContent, status()]).toEqual([true, words.sending, ''])

  await answer.letGo()
  expect([button.disabled, button.textContent]).toEqual([false, words.submit])
  const promise = fill(words.answer, { deadline: answerDeadline(answerBefore) })
  expect(region?.textContent).toBe(`${words.success}${promise} ${words.copy}`)
  expect(texts()).toEqual(['', '', '', '', ''])
  expect(field('kind').value).toBe('contact')
  expect(sessionStorage.contact).toBeUndefined()
  expect(window.dataLayer).toEqual([{ event: 'generate_lead', kind: 'contact' }])
})

test('a refused field says what is wrong with it now, and nothing once it is right (R7.2)', async () => {
  const { field, send, status } = await open()
  await send()
  expect(descriptionOf(field('email'))).toBe(words.problems.email.required)
  await type(field('email'), 'foo')
  expect(descriptionOf(field('email'))).toBe(words.problems.email.malformed)
  await type(field('email'), message.email)
  await type(field('firstName'), message.firstName)
  expect([field('email').getAttribute('aria-invalid'), field('firstName').getAttribute('aria-invalid')]).toEqual([
    null,
    null,
  ])
  expect(descriptionOf(field('lastName'))).toBe(words.problems.lastName.required)
  for (const name of ['lastName', 'phoneNumber', 'remark'] as const) await type(field(name), message[name])
  expect(status()).toBe('')
})

test('problems found by the server show at the fields, and the text is kept', async () => {
  server.answer.mockResolvedValueOnce(refused({ email: 'malformed' }))
  const { button, field, send, status } = await openFilledIn()
  await send()
  expect(status()).toBe(words.summary + words.labels.email)
  expect(descriptionOf(field('email'))).toBe(words.problems.email.malformed)
  expect(document.activeElement).toBe(field('email'))
  expect(field('remark').value).toBe(message.remark)
  expect(button.disabled).toBe(false)
})

test('the next submit clears the error or success of the previous one', async () => {
  server.answer.mockResolvedValueOnce(tooMany())
  const { fillIn, send, status } = await openFilledIn()
  await send()
  const second = server.hold()
  await send()
  expect(status(), 'after the error').toBe('')
  await second.letGo()
  const third = server.hold()
  await fillIn(message)
  await send()
  expect(status(), 'after the success').toBe('')
  await third.letGo()
  expect(status()).toContain(words.success)
})

test('a submit while a message is being sent is ignored', async () => {
  const answer = server.hold()
  const { form } = await openFilledIn()
  // In one go, as presses from before React came are repeated.
  await act(async () => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await act(async () => form.requestSubmit())
  await answer.letGo()
  expect(server.answer).toHaveBeenCalledOnce()
})

test('the same text sent again keeps its key; a changed text, or one after a success, gets a new key', async () => {
  server.answer.mockImplementation(async () => tooMany())
  const { field, fillIn, send } = await openFilledIn()
  await send()
  await send()
  await type(field('remark'), 'Four rooms.')
  server.answer.mockImplementation(async () => accepted())
  await send()
  await fillIn({ ...message, remark: 'Four rooms.' })
  await send()
  const [first, again, changed, next] = server.keys()
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
  expect(next).not.toBe(changed)
})

test('text changed while a message is being sent stays, with its draft', async () => {
  const answer = server.hold()
  sessionStorage.contact = 'Four rooms.'
  const { field, send, status } = await openFilledIn()
  await send()
  await type(field('remark'), 'Four rooms.')
  await answer.letGo()
  expect(status()).toContain(words.success)
  expect([field('firstName').value, field('remark').value]).toEqual(['Ada', 'Four rooms.'])
  expect(sessionStorage.contact).toBe('Four rooms.')
})

test('the second click of a double click submits nothing', async () => {
  const { button, status } = await open()
  const click = (detail: number) =>
    act(async () => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    })
  await click(2)
  expect(status()).toBe('')
  await click(1)
  expect(status()).toContain(words.summary)
})

test('a held Enter key submits only once, and still starts new lines in a textarea', async () => {
  const { field } = await open()
  const isTaken = (name: string, repeat: boolean) =>
    field(name).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }))
  expect([isTaken('firstName', false), isTaken('firstName', true), isTaken('remark', true)]).toEqual([
    true,
    false,
    true,
  ])
})

test('a form with a filled-in honeypot is posted natively, so that the server sees the honeypot', async () => {
  const { field, form, send } = await openFilledIn()
  let posted = false
  form.addEventListener('submit', (event) => {
    posted = !event.defaultPrevented
    event.preventDefault()
  })
  field('website').value = 'https://spam.example'
  await send()
  expect(posted).toBe(true)
  expect(server.answer).not.toHaveBeenCalled()
})

test('without a deadline the promise is in words, and no copy is promised if none is sent', async () => {
  const headers = { Receipt: 'no' }
  server.answer.mockResolvedValueOnce(new Response('{"id":"1"}', { status: 202, headers }))
  const { send, status } = await openFilledIn()
  await send()
  expect(status()).toBe(`${words.success}${fill(words.answer, { deadline: words.deadline.promise })} `)
})

test('without storage, a message is sent and success is shown', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  server.answer.mockResolvedValueOnce(accepted())
  const { send, status } = await openFilledIn()
  await send()
  expect(status()).toContain(words.success)
})
