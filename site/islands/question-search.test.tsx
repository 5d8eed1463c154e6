import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { faqSearch as words } from '#copy/faq/search.ts'
import { fill } from '../../copy/fill.ts'
import { descriptionOf, openIsland, press, type } from '../../testing/open-island.tsx'
import { QuestionList } from '../pages/faq/question-list.tsx'
import QuestionSearch from './question-search.tsx'

const question = (id: string, title: string, answer: string) => ({ id, question: title, answer: [answer] })

const list = renderToStaticMarkup(
  <div id="questions">
    <section id="payment">
      <QuestionList questions={[question('card', 'Can I pay by card?', 'You get a link after the visit.')]} />
    </section>
    <section id="visit">
      <QuestionList
        questions={[
          question('team', 'Who comes?', 'A team of two.'),
          question('cafe', 'Do you clean a café?', 'Yes, before it opens.'),
        ]}
      />
    </section>
    <section id="ask">
      <a href="/customer-service">Ask us</a>
    </section>
  </div>,
)

async function open(typedBefore = '') {
  const island = await openIsland(QuestionSearch, { listId: 'questions' }, (served) => {
    served.insertAdjacentHTML('afterend', list)
    ;(served.querySelector('input') as HTMLInputElement).value = typedBefore
  })
  const field = island.querySelector('input') as HTMLInputElement
  return {
    field,
    form: island.querySelector('form') as HTMLFormElement,
    clear: () => island.querySelector('button'),
    result: () => descriptionOf(field),
  }
}

/** The ids of what the visitor sees: of topics, and of the answers of questions. */
const shown = () =>
  [...document.querySelectorAll('#questions :is(section, details > div)')]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ id }) => id)
const everything = ['payment', 'card', 'visit', 'team', 'cafe', 'ask']
const isSearching = () => document.getElementById('questions')?.hasAttribute('data-searching')

test('only matching questions and their topics are shown, with the number of matches', async () => {
  const { field, result } = await open()
  expect([shown(), result(), isSearching()]).toEqual([everything, '', false])
  await type(field, 'o')
  expect(shown()).toEqual(everything)
  expect(result()).toBe(fill(words.several, { query: 'o', count: 3 }))
  await type(field, ' CAFE ')
  expect(shown()).toEqual(['visit', 'cafe', 'ask'])
  expect(result()).toBe(fill(words.one, { query: 'CAFE' }))
  expect(isSearching()).toBe(true)
})

test('if no question matches, a message says so, and the way to ask stays', async () => {
  const { field, result } = await open()
  await type(field, 'xyzzy')
  expect(shown()).toEqual(['ask'])
  expect(result()).toBe(fill(words.none, { query: 'xyzzy' }))
})

test('answers are searched too', async () => {
  const { field } = await open()
  await type(field, 'link')
  expect(shown()).toEqual(['payment', 'card', 'ask'])
})

test('clearing the search shows everything again, with the focus in the field', async () => {
  const { clear, field, result } = await open()
  expect(clear()).toBeNull()
  await type(field, 'team')
  await press(clear() as HTMLElement)
  expect([field.value, shown(), result(), isSearching()]).toEqual(['', everything, '', false])
  expect(document.activeElement).toBe(field)
  expect(clear()).toBeNull()
})

test('text typed before hydration is searched for', async () => {
  const { result } = await open('team')
  expect(shown()).toEqual(['visit', 'team', 'ask'])
  expect(result()).toBe(fill(words.one, { query: 'team' }))
})

test('Enter searches without loading a page', async () => {
  const { field, form } = await open()
  field.value = 'team'
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  await act(async () => {
    form.dispatchEvent(submit)
  })
  expect(submit.defaultPrevented).toBe(true)
  expect(shown()).toEqual(['visit', 'team', 'ask'])
})
