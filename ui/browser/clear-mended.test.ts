import { expect, test } from 'vitest'
import clearMended from './clear-mended.ts'

const field = (id: string, attributes: string) =>
  `<input id="${id}" name="${id}" required aria-invalid="true" aria-describedby="${id}-hint ${id}-problem" ${attributes}>
  <p id="${id}-problem">Wrong.</p>`

/** A form as the server shows it again, with a mark on every field. */
function open() {
  document.body.innerHTML = `
    <div role="alert"><ul>${['name', 'email', 'phone', 'presence', 'terms'].map((id) => `<li><a href="#${id}">Wrong.</a></li>`).join('')}</ul></div>
    <form>
      ${field('name', 'value=""')} ${field('email', 'type="email" value="ada"')} ${field('phone', 'type="tel" value="12"')}
      ${field('presence', 'type="radio" value="present"')}<input type="radio" name="presence" value="absent" aria-invalid="true">
      ${field('terms', 'type="checkbox"')}
    </form>`
  const form = document.querySelector('form') as HTMLFormElement
  const at = (id: string) => document.getElementById(id) as HTMLInputElement
  const type = (id: string, text: string) => {
    at(id).value = text
    clearMended(form)
  }
  const marked = () => [...document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))
  return { form, at, type, marked }
}

test('a field loses its mark as soon as it is put right, and not before (R16.14)', () => {
  const { form, at, type, marked } = open()
  clearMended(form)
  type('name', ' ')
  type('email', 'ada@')
  type('phone', '047')
  expect(marked()).toEqual(['#name', '#email', '#phone', '#presence', '#terms'])
  type('name', 'Ada')
  expect(marked()).toEqual(['#email', '#phone', '#presence', '#terms'])
  expect([at('name').getAttribute('aria-invalid'), at('name').getAttribute('aria-describedby')]).toEqual([
    null,
    'name-hint',
  ])
  expect(document.getElementById('name-problem')).toBeNull()
  type('email', 'ada@visitor.example')
  type('phone', '0470 12 34 56')
  expect(marked()).toEqual(['#presence', '#terms'])
})

test('an answer to a question clears all of its choices, and the last mark takes the summary along', () => {
  const { form, at, type, marked } = open()
  form.querySelector<HTMLInputElement>('[value=absent]')?.click()
  at('terms').click()
  clearMended(form)
  expect(marked()).toEqual(['#name', '#email', '#phone'])
  expect(form.querySelectorAll('[name=presence][aria-invalid]')).toHaveLength(0)
  type('name', 'Ada')
  type('email', 'ada@visitor.example')
  type('phone', '0470 12 34 56')
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('what the server refuses for a reason of its own stays marked while it stays as it was', () => {
  document.body.innerHTML = `<form>${field('note', 'value="key under the mat"')}</form>`
  const form = document.querySelector('form') as HTMLFormElement
  clearMended(form)
  expect(document.getElementById('note-problem')).not.toBeNull()
})
