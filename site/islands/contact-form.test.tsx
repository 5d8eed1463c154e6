import { act } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { contactForm as words } from '#copy/contact-form.ts'
import { fill } from '../../copy/fill.ts'
import { descriptionOf, type } from '../../testing/open-island.tsx'
import { accepted, message, openForm, standInServer } from '../../testing/open-message-form.ts'
import ContactForm, { type ContactFormProps } from './contact-form.tsx'

const server = standInServer()

const open = (props: Partial<ContactFormProps> = {}) =>
  openForm(ContactForm, { mode: 'contact', answeredOn: 'contact', ...props })

const problemsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll('[aria-invalid=true]')].map((field) => [field.getAttribute('name'), descriptionOf(field)])

test('fields that are not right are described, the first is focused, and nothing is sent', async () => {
  const { field, fillIn, form, send, status } = await open()
  await fillIn({ firstName: 'Ada', email: 'ada@' })
  await send()
  expect(problemsOf(form)).toEqual([
    ['lastName', words.problems.lastName.required],
    ['email', words.problems.email.malformed],
    ['phoneNumber', `${words.hints.phoneNumber} ${words.problems.phoneNumber.required}`],
    ['remark', words.problems.remark.required],
  ])
  const { lastName, email, phoneNumber, remark } = words.labels
  expect(status()).toBe(words.summary + lastName + email + phoneNumber + remark)
  const links = [...form.querySelectorAll<HTMLAnchorElement>('[role=alert] a')]
  expect(links.map(({ hash }) => document.getElementById(hash.slice(1)))).toEqual(
    ['lastName', 'email', 'phoneNumber', 'remark'].map(field),
  )
  expect(document.activeElement).toBe(field('lastName'))
  expect(server.answer).not.toHaveBeenCalled()
})

test('as a call-back the business modal needs no e-mail and no message, until it is closed (R7.1)', async () => {
  server.answer.mockResolvedValueOnce(accepted())
  const dialog = document.documentElement.appendChild(document.createElement('dialog'))
  onTestFinished(() => dialog.remove())
  dialog.id = 'business'
  const { field, fillIn, form, send, status } = await open({ mode: 'business' })
  const become = (kind: string) =>
    act(async () => {
      field('kind').value = dialog.dataset.kind = kind
      dialog.dispatchEvent(new Event('kind'))
    })
  await become('callBack')
  const optional = fill(words.optional, { label: words.labels.email })
  expect(form.textContent).toContain(words.requiredCallBack)
  expect([form.textContent?.includes(optional), field('email').required]).toEqual([true, false])
  await send()
  expect(field('kind').value, 'after a mistake too').toBe('callBack')
  await fillIn({ ...message, kind: 'callBack', email: '', remark: '', business: 'Bakery' })
  await send()
  expect(status()).toContain(words.success)
  await become('business')
  expect([form.textContent?.includes(optional), field('email').required]).toEqual([false, true])
})

test('in business mode the name of the business is asked for too', async () => {
  server.answer.mockResolvedValueOnce(accepted())
  const { field, fillIn, form, send } = await open({ mode: 'business' })
  await fillIn(message)
  await send()
  expect(problemsOf(form)).toEqual([['business', words.problems.business.required]])
  await type(field('business'), 'Analytical Engines')
  await send()
  expect(server.requests().map(({ body }) => body)).toEqual([
    { ...message, kind: 'business', business: 'Analytical Engines' },
  ])
})

test('a call-back that was begun without script stays one', async () => {
  const { field } = await open({
    mode: 'business',
    outcome: { state: 'idle', values: { kind: 'callBack', phoneNumber: message.phoneNumber } },
  })
  expect([field('kind').value, field('phoneNumber').value]).toEqual(['callBack', message.phoneNumber])
})

test('a message that was refused without script has its text and problems, and is gone once it is sent', async () => {
  server.answer.mockResolvedValueOnce(accepted())
  const { field, form, send, status, texts } = await open({
    outcome: { state: 'invalid', values: { ...message, email: 'ada@' }, problems: { email: 'malformed' } },
  })
  expect(problemsOf(form)).toEqual([['email', words.problems.email.malformed]])
  expect(status()).toBe(words.summary + words.labels.email)
  await type(field('email'), message.email)
  await send()
  expect(server.requests()[0]?.body).toEqual(message)
  expect(status()).toContain(words.success)
  expect(texts()).toEqual(['', '', '', '', ''])
})

test.each([
  ['an error', { state: 'error', values: message, tooMany: false }, words.error + words.errorHint],
  ['too many messages', { state: 'error', values: message, tooMany: true }, words.error + words.tooMany],
  [
    'the success',
    { state: 'success', kind: 'contact', deadline: 'before Tuesday', receipt: true },
    `${words.success}${fill(words.answer, { deadline: 'before Tuesday' })} ${words.copy}`,
  ],
  [
    'the success of a call-back',
    { state: 'success', kind: 'callBack', deadline: 'before Tuesday', receipt: false },
    `${words.success}${fill(words.call, { deadline: 'before Tuesday' })} `,
  ],
] as const)('%s of a submit without script is shown until the next submit', async (_, outcome, expected) => {
  const { field, send, status } = await open({ outcome })
  expect(status()).toBe(expected)
  await type(field('firstName'), '')
  await send()
  expect(status()).toContain(words.summary)
})
