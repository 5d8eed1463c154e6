import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { login } from '#copy/order/login.ts'
import { withdrawal as words } from '#copy/order/withdrawal.ts'
import { fill } from '../../copy/fill.ts'
import { mailsPerDay } from '../../services/outbox/new-mail.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { toOrder, typed } from '../../testing/ordering/place-by-form.ts'

test('the withdrawal function has its statutory labels, two steps and no login, and acknowledges with date and time', async () => {
  const ordering = await openOrdering()
  const number = (await toOrder(ordering)).path.split('/')[2] ?? ''
  const form = await ordering.open('/withdrawal')
  expect(words.title).toBe(language === 'en' ? 'Withdraw from contract here' : 'Overeenkomst hier herroepen')
  const fields = { name: 'Zoë', contract: `order ${number}`, email: typed.email }
  const confirm = await form.press(words.title, fields)
  const { database } = ordering.services
  expect(await database.selectFrom('withdrawal').selectAll().execute(), 'the first step stores nothing').toEqual([])
  expect(confirm.text).toContain(words.statement)
  const done = await confirm.press(words.confirm)
  expect(done.text).toContain(words.outcomes.inTime)
  for (const text of ['Zoë', number, typed.email, '11:00']) expect(done.text).toContain(text)
  expect((await ordering.open(done.path)).text, 'it can be reloaded').toContain(words.doneTitle)
  expect((await confirm.press(words.confirm)).path, 'a second press').toBe(done.path)
  const id = done.path.split('=')[1] ?? ''
  expect(id).toMatch(/^[\w-]{24}$/)
  expect(ordering.logged()).not.toContain(id)
  expect(await database.selectFrom('withdrawal').select(['name', 'outcome']).execute()).toEqual([
    { name: 'Zoë', outcome: 'inTime' },
  ])
  expect(await database.selectFrom('order').select('state').execute()).toEqual([{ state: 'withdrawn' }])
})

test('a withdrawal from an unknown contract is received too, and ends no other customer’s order', async () => {
  const ordering = await openOrdering()
  const number = (await toOrder(ordering)).path.split('/')[2] ?? ''
  const form = await ordering.open('/withdrawal')
  const fields = { name: 'Eve', contract: number, email: 'eve@visitor.example' }
  const done = await (await form.press(words.title, fields)).press(words.confirm)
  expect(done.text.replaceAll('\u00a0', ' ')).toContain(words.outcomes.unknown)
  expect(await ordering.services.database.selectFrom('order').select('state').execute()).toEqual([{ state: 'ordered' }])
})

test('missing fields are named, and typed text can be changed before it counts', async () => {
  const { open } = await openOrdering()
  const form = await open('/withdrawal')
  const wrong = await form.press(words.title, { email: 'nobody' })
  expect(wrong.status).toBe(422)
  expect([...wrong.document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'))).toEqual([
    '#name',
    '#contract',
    '#email',
  ])
  const confirm = await wrong.press(words.title, { name: 'Zoë', contract: 'Lange straat 12', email: typed.email })
  const edit = await confirm.press(words.edit)
  expect(edit.document.querySelector('textarea')?.value).toBe('Lange straat 12')
})

test('the links to one’s orders are promised alike for known and unknown addresses', async () => {
  const ordering = await openOrdering()
  await toOrder(ordering)
  const form = await ordering.open('/login')
  const known = await form.press(login.submit, { email: typed.email })
  const unknown = await form.press(login.submit, { email: 'nobody@visitor.example' })
  expect(known.text).toContain(login.sent)
  expect(unknown.text).toBe(known.text)
  expect((await form.press(login.submit, { email: 'nobody' })).status).toBe(422)
})

test('beyond the mails of a day the page acknowledges, and says that the office will send the mail', async () => {
  const ordering = await openOrdering()
  const withdraw = async (contract: string) => {
    const form = await ordering.open('/withdrawal')
    return await (await form.press(words.title, { name: 'Zoë', contract, email: typed.email })).press(words.confirm)
  }
  expect((await withdraw('Lange straat 1')).text).toContain(fill(words.done, { email: typed.email }))
  const { database } = ordering.services
  const first = await database
    .selectFrom('mail')
    .selectAll()
    .where('receiptSlot', 'like', '%withdrawal%')
    .executeTakeFirstOrThrow()
  for (let slot = 2; slot <= mailsPerDay; slot++) {
    const receiptSlot = first.receiptSlot?.replace(/1$/, String(slot)) ?? null
    await database
      .insertInto('mail')
      .values({ ...first, id: `${slot}`, messageId: `<${slot}>`, dedupeKey: null, receiptSlot })
      .execute()
  }
  const done = await withdraw('Lange straat 2')
  for (const text of [fill(words.held, { email: typed.email }), 'Lange straat 2']) expect(done.text).toContain(text)
})
