import { beforeAll, expect, test, vi } from 'vitest'
import { contactForm as words } from '#copy/contact-form.ts'
import { fill } from '../../copy/fill.ts'
import { descriptionOf, type } from '../../testing/open-island.tsx'
import { openForm } from '../../testing/open-message-form.ts'
import { href } from '../page-data/page-facts.ts'
import CallBackForm from './call-back-form.tsx'

const [phone1 = '', phone2 = ''] = words.validPhones
const malformed = fill(words.problems.phoneNumber.malformed, { phone1, phone2 })

const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true
})

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = showModal
})

/** The form, on a page with the business modal. */
async function open() {
  showModal.mockClear()
  const opened = await openForm(CallBackForm, {})
  const dialog = document.createElement('dialog')
  dialog.id = 'business'
  dialog.innerHTML =
    '<form><button name="business" type="button"></button><input name="kind" value="business"><input name="phoneNumber"><input name="remark"></form>'
  document.body.append(dialog)
  const inModal = () => [...dialog.querySelectorAll('input')].map(({ value }) => value)
  return { ...opened, phone: opened.field('phoneNumber'), dialog, inModal }
}

test('a valid phone number opens the business modal as a call-back, with the number as typed', async () => {
  const { dialog, inModal, phone, send } = await open()
  await type(phone, ` ${phone2} `)
  await send()
  expect(showModal.mock.contexts).toEqual([dialog])
  expect(inModal()).toEqual(['callBack', ` ${phone2} `, words.callBackRemark])
  expect(dialog.dataset.kind).toBe('callBack')
  expect((document.activeElement as HTMLInputElement).name).toBe('business')
})

test('once the modal is closed it is for businesses again', async () => {
  const { dialog, inModal, phone, send } = await open()
  await type(phone, phone1)
  await send()
  dialog.dispatchEvent(new Event('close'))
  expect(inModal()).toEqual(['business', phone1, ''])
  expect(dialog.dataset.kind).toBe('business')
})

test('a number that is not right is described and has the focus, until it is right', async () => {
  const { phone, send } = await open()
  await type(phone, '12')
  expect(descriptionOf(phone)).toBe('')
  await send()
  expect(descriptionOf(phone)).toBe(malformed)
  expect(document.activeElement).toBe(phone)
  expect(showModal).not.toHaveBeenCalled()
  await type(phone, '')
  expect(descriptionOf(phone)).toBe(words.problems.phoneNumber.required)
  await type(phone, phone1)
  expect(descriptionOf(phone)).toBe('')
})

test('without script the number goes to customer service, as a call-back', async () => {
  const { field, form } = await open()
  expect([form.method, form.getAttribute('action')]).toEqual(['post', `${href('customer-service')}#message`])
  expect(field('kind').value).toBe('callBack')
})
