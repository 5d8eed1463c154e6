import { expect, test } from 'vitest'
import { details } from '#copy/order/details.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { changesPerHour } from '../../services/orders/change/limit-changes.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { toOrder, typed } from '../../testing/ordering/place-by-form.ts'

const { correct, email: emailWords } = orderPage

test('the customer corrects details by the private link; what is wrong is marked, and keeps what was typed', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering)
  const page = await order.follow(orderPage.actions.correct)
  const older = await order.follow(orderPage.actions.correct)
  expect(page.document.querySelector('#email-hint')?.textContent).toBe(correct.email)
  const accessNote = 'Number 12, Ada Byron'
  const absent = { presence: 'absent', access: 'neighbour', accessNote }
  const refused = await page.press(correct.submit, { ...absent, firstName: '', street: 'Nieuwstraat' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(details.problems.firstName)
  expect(refused.document.querySelector('#street')?.getAttribute('value')).toBe('Nieuwstraat')
  expect(refused.document.querySelector('#accessNote')?.textContent).toBe(accessNote)
  expect(refused.text, 'nothing is stored yet').not.toContain(details.access.noteStored)
  const saved = await refused.press(correct.submit, { firstName: 'Zoé', presence: 'leaves', photos: 'no' })
  for (const text of [details.photos.options.no, orderPage.history.changeDetails, 'Nieuwstraat'])
    expect(saved.text).toContain(text)
  const allowed = await (await saved.follow(orderPage.actions.correct)).press(correct.submit, { photos: '' })
  expect(allowed.text, 'a box that is not ticked any more').not.toContain(details.photos.options.no)
  const stale = await older.press(correct.submit, { city: 'Elders', remark: 'One\r\nTwo' })
  expect([stale.status, stale.text.includes(correct.stale)]).toEqual([409, true])
  const is = { name: details.presence.legend, value: details.presence.options.leaves }
  expect(stale.text, 'what others have changed').toContain(fillAll(correct.newer, is))
  const both = await stale.press(correct.submit)
  for (const text of ['Zoé', 'Elders', 'Nieuwstraat', is.value]) expect(both.text).toContain(text)
})

test('corrections count among the changes of an hour; one too many is refused in words and keeps what was typed', async () => {
  const order = await toOrder(await openOrdering())
  const save = async (city: string) => (await order.follow(orderPage.actions.correct)).press(correct.submit, { city })
  for (let count = 0; count < changesPerHour; count++) expect((await save(`Gent ${count}`)).status).toBe(200)
  const refused = await save('Brugge')
  expect([refused.status, refused.text.includes(orderPage.tooMany)]).toEqual([429, true])
  expect(refused.document.querySelector('#city')?.getAttribute('value')).toBe('Brugge')
})

test('a new e-mail address is confirmed by a button, and opening its link changes nothing', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering)
  const email = 'zoe@new.example'
  const form = await order.follow(orderPage.actions.correct)
  const asked = await form.press(correct.submit, { email, city: 'Gent' })
  expect(asked.text, 'the town').toContain(orderPage.changed)
  expect((await form.press(correct.submit)).path, 'sent twice').toBe(order.path)
  expect(asked.text).toContain(fillAll(correct.asked, { email, former: typed.email }))
  const { database } = ordering.services
  const { token } = await database.selectFrom('emailChange').select('token').executeTakeFirstOrThrow()
  const page = await ordering.open(`/email/${token}`)
  const addressOf = async () =>
    (await database.selectFrom('orderPerson').select('email').executeTakeFirstOrThrow()).email
  expect(await addressOf()).toBe(typed.email)
  expect(page.text, 'a stranger reads no name').not.toContain(typed.firstName)
  const done = await page.press(fill(emailWords.submit, { email }))
  expect(done.text).toContain(emailWords.done)
  expect(await addressOf()).toBe(email)
  expect((await ordering.open(`/email/${token}`)).status).toBe(404)
  expect((await page.press(fill(emailWords.submit, { email }))).status, 'a second press').toBe(409)
})
