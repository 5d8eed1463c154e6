import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepDrafts, recallDrafts } from './form-drafts.ts'

const contactForm = `
  <form data-draft="contact" method="post">
    <input type="hidden" name="token" value="">
    <input name="firstName">
    <textarea name="remark"></textarea>
    <input type="checkbox" name="days" value="mon"><input type="checkbox" name="days" value="tue">
    <input type="checkbox" name="consent">
    <button>Send</button>
  </form>`

const openPage = (html: string) => {
  document.body.innerHTML = html
}
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const box = (value: string) => document.querySelector(`[value=${value}]`) as HTMLInputElement

const type = (name: string, text: string) => {
  field(name).value = text
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

const submit = () => document.querySelector('button')?.click()

beforeAll(() => {
  keepDrafts()
  // Nothing is posted here: the page that follows is opened by the test.
  addEventListener('submit', (event) => event.preventDefault())
})
beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  openPage(contactForm)
})

test('the text and checked boxes of a form survive a reload', () => {
  type('firstName', 'Ada')
  type('remark', 'Three rooms.\n"Stairs" & <attic>')
  box('tue').click()
  openPage(contactForm)
  recallDrafts()
  expect(field('firstName').value).toBe('Ada')
  expect(field('remark').value).toBe('Three rooms.\n"Stairs" & <attic>')
  expect([box('mon').checked, box('tue').checked]).toEqual([false, true])
})

test('the note about how to get into a home is kept nowhere', () => {
  openPage('<form data-draft="details"><input name="city"><textarea name="accessNote"></textarea></form>')
  type('accessNote', 'Box beside the door, 4711')
  type('city', 'Stad')
  expect(sessionStorage.details).toContain('Stad')
  expect(sessionStorage.details).not.toContain('4711')
})

test('a chosen radio button survives a reload', () => {
  const radios = '<form data-draft="details"><input type="radio" name="presence" value="present">'
  openPage(`${radios}<input type="radio" name="presence" value="absent"></form>`)
  box('absent').click()
  openPage(`${radios}<input type="radio" name="presence" value="absent"></form>`)
  recallDrafts()
  expect([box('present').checked, box('absent').checked]).toEqual([false, true])
})

test('a draft never overwrites text', () => {
  type('firstName', 'Ada')
  type('remark', 'Three rooms')
  openPage(contactForm)
  field('remark').value = 'Four rooms'
  recallDrafts()
  expect([field('firstName').value, field('remark').value]).toEqual(['Ada', 'Four rooms'])
})

test('neither the consent nor a hidden field is restored', () => {
  field('token').value = 'of this visit'
  field('consent').click()
  type('firstName', 'Ada')
  openPage(contactForm)
  recallDrafts()
  expect(field('consent').checked).toBe(false)
  expect(field('token').value).toBe('')
})

test('each form has its own draft', () => {
  const both = contactForm + contactForm.replace('contact', 'business')
  openPage(both)
  const [first, second] = document.querySelectorAll<HTMLInputElement>('[name=firstName]')
  type('firstName', 'Ada')
  openPage(both)
  recallDrafts()
  expect([...document.querySelectorAll<HTMLInputElement>('[name=firstName]')].map(({ value }) => value)).toEqual([
    'Ada',
    '',
  ])
  expect(first).not.toBe(second)
})

test('a draft is deleted once the page confirms that its form was sent, and only then', () => {
  type('firstName', 'Ada')
  submit()
  openPage(contactForm)
  recallDrafts()
  expect(field('firstName').value, 'refused').toBe('Ada')

  openPage(`<p id="sent">Sent</p>${contactForm}`)
  recallDrafts()
  expect(field('firstName').value, 'sent').toBe('')
  openPage(contactForm)
  recallDrafts()
  expect(field('firstName').value, 'on the next page').toBe('')
})

test('sending a form keeps the drafts of other forms', () => {
  type('firstName', 'Ada')
  openPage('<form data-draft="partner"><button>Send</button></form>')
  submit()
  openPage(`<p id="sent">Sent</p>${contactForm}`)
  recallDrafts()
  expect(field('firstName').value).toBe('Ada')
})

test('a form sent by script does not count as posted', () => {
  type('firstName', 'Ada')
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  submit()
  openPage(`<p id="sent">Sent</p>${contactForm}`)
  recallDrafts()
  expect(field('firstName').value).toBe('Ada')
})

test('without storage, a form can be filled in and sent, and has no draft', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  type('firstName', 'Ada')
  submit()
  openPage(contactForm)
  recallDrafts()
  expect(field('firstName').value).toBe('')
})
