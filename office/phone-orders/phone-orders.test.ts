import { describe, expect, it } from 'vitest'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import type { Page } from '../../testing/browse.ts'
import { type Engine, engines } from '../../testing/database/engines.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { typedDetails } from '../../testing/orders/place-through-draft.ts'

const details = { ...typedDetails, firstName: 'Zoë', lastName: 'Müller', email: 'zoe@visitor.example' }
const consents = { terms: true, beginEarly: true, losesRight: true }

async function openPhone(engine: Engine = 'sqlite') {
  const office = await openWithRosters(engine)
  const sara = await office.signedInAs('office', 'Sara')
  const { database } = office.services
  const orders = () => database.selectFrom('order').selectAll().execute()
  return { office, sara, database, orders }
}

describe('an order by phone', () => {
  it.each(engines)(
    'on %s needs no e-mail address: its contract is posted, and Due says so until it is (R17.18)',
    async (engine) => {
      const { sara, database, orders } = await openPhone(engine)
      const home = await sara.open('/orders/new')
      const offered = await home.press('Show prices and available visits', { zipCode: '2000', packageId: 'gs' })
      const draft = await holdFirst(offered)
      const nobody = { ...details, email: '', ...consents }
      const forgotten = await draft.press('button[value=place]', nobody)
      expect([forgotten.status, (await orders()).length]).toEqual([422, 0])
      const held = await forgotten.press('button[value=hold]', { noEmail: true })
      const placed = await held.press('button[value=place]', consents)
      const [order] = await orders()
      expect(placed.text).toContain('Needs: the contract in the post by')
      expect(placed.text).not.toContain('on its way to the customer')
      const mails = database.selectFrom('mail').select(['purpose', 'recipient']).orderBy('purpose')
      expect(await mails.execute()).toEqual([
        { purpose: 'officeOrder', recipient: null },
        { purpose: 'orderConfirmation', recipient: null },
      ])
      expect((await sara.open('/')).text).toContain('Post the contract to Zoë Müller')
      const posted = await placed.press('I’ve posted it')
      expect((await sara.open('/')).text).not.toContain('Post the contract')
      await posted.press('Not posted after all')
      expect((await sara.open('/')).text).toContain('Post the contract to Zoë Müller')
      const corrected = await (await sara.open(`/orders/${order?.number}/details`)).press('Save the details', {
        city: 'Gent',
      })
      expect(corrected.text).toContain('Gent')
      expect((await sara.open('/')).text).not.toContain('Outside our area')
      await database.updateTable('order').set({ country: 'NL', zipCode: '1791AB' }).execute()
      expect((await sara.open('/')).text).toContain('Outside our area by now: decide about the visit to Zoë Müller')
      await database.updateTable('order').set({ state: 'cancelled' }).execute()
      expect((await sara.open('/')).text).not.toContain('Post the contract')
    },
  )

  it('goes from a message to the confirmation, in the language of the customer (R17.18)', async () => {
    const { office, sara, database, orders } = await openPhone()
    const message = request({ lastName: 'de Vries', phoneNumber: '0612345678', remark: 'Graag in 7551 AB, Hengelo.' })
    const accepted = await acceptSubmission(database, submission({ language: 'nl', request: message }), office.now())
    if (accepted.outcome !== 'done') throw new Error('not accepted')
    const lead = await sara.open(`/leads/${accepted.id}`)
    const home = await lead.follow('New order by phone')
    expect(home.document.querySelector('input[name=zipCode]')?.getAttribute('value')).toBe('7551 AB')
    const offered = await home.press('Show prices and available visits')
    expect(offered.text).toContain('Netherlands · Hengelo')
    const draft = await holdFirst(offered)
    expect(draft.text).toContain('Held until')
    expect(draft.document.querySelector('input[name=lastName]')?.getAttribute('value')).toBe('de Vries')
    expect(draft.text).toContain('Ik ga akkoord met de algemene voorwaarden')
    const forgotten = await draft.press('button[value=place]', {
      street: 'Langestraat',
      presence: 'absent',
      access: 'neighbour',
      terms: true,
    })
    expect(forgotten.status).toBe(422)
    expect(forgotten.document.querySelector('input[name=street]')?.getAttribute('value')).toBe('Langestraat')
    expect(forgotten.document.querySelector('input[name=terms]')?.hasAttribute('checked')).toBe(true)
    expect(forgotten.document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(1)
    const rest = { houseNumber: '3', city: 'Hengelo', ...consents }
    const placed = await forgotten.press('button[value=place]', rest)
    expect(placed.text).toContain('The order has been placed')
    expect(placed.text).toContain('Sara took the order by phone')
    const [order] = await orders()
    expect(order).toMatchObject({ channel: 'phone', language: 'nl', country: 'NL', leadId: accepted.id, version: 1 })
    expect(order).toMatchObject({ presence: 'absent', access: 'neighbour' })
    const mails = await database.selectFrom('mail').select(['purpose', 'language', 'orderId']).execute()
    expect(mails).toContainEqual({ purpose: 'orderConfirmation', language: 'nl', orderId: order?.id })
    const [consent] = await database.selectFrom('orderConsent').select('text').where('kind', '=', 'terms').execute()
    expect(consent?.text).toContain('Ik ga akkoord')
    const [event] = await database.selectFrom('orderEvent').selectAll().execute()
    expect(event).toMatchObject({ kind: 'place', actor: 'office', personId: expect.any(String) })
    const audited = await database.selectFrom('audit').select(['action', 'subject', 'details']).execute()
    expect(audited).toMatchObject([{ action: 'placeOrder', subject: `order:${order?.id}` }])
    expect(audited[0]?.details, 'nothing that leads to the customer').not.toMatch(/de Vries|7551|secret|draftId/)
    const after = await sara.open(`/leads/${accepted.id}`)
    expect(after.text).toContain('Sara placed an order by phone')
    expect(after.document.querySelector(`a[href="/orders/${order?.number}"]`)).not.toBeNull()
    expect(
      (await after.follow(order?.number ?? '')).document.querySelector(`a[href="/leads/${accepted.id}"]`),
    ).not.toBeNull()
  })

  it('asks before a visit after the handover, whichever way it is chosen (R16.17)', async () => {
    const { sara, orders } = await openPhone()
    const handover = '2026-12-03'
    const home = await sara.open(`/orders/new?zipCode=2000&packageId=es&rooms=kr-12-2&handover=${handover}`)
    expect(home.document.querySelector('input[type=date]')?.getAttribute('value')).toBe(handover)
    const dates = [...home.document.querySelectorAll('input[name=visit]')].map((one) => one.getAttribute('value') ?? '')
    const [early = '', late = ''] = [dates[0], dates.find((visit) => visit.slice(0, 10) > handover)]
    const asked = await home.press('Hold for 15 minutes', { visit: late })
    expect([asked.status, asked.text.includes('That visit is after the handover')]).toEqual([422, true])
    const held = await home.press('Hold for 15 minutes', { visit: early })
    const again = await held.press('button[value=hold]', { visit: late })
    expect([again.status, again.text.includes('That visit is after the handover')]).toEqual([422, true])
    const agreed = await held.press('button[value=hold]', { visit: late, afterHandover: true })
    const given = { firstName: 'Ada', lastName: 'Byron', email: 'ada@visitor.example', phoneNumber: '0470123456' }
    const rest = { street: 'Meir', houseNumber: '1', city: 'Antwerpen', presence: 'present', ...consents }
    const placed = await agreed.press('button[value=place]', { ...given, ...rest })
    expect(placed.text).toContain('The order has been placed')
    expect(placed.text).toContain('Handover of the keys')
    expect(await orders()).toMatchObject([{ handover, date: late.slice(0, 10) }])
  })

  it.each(engines)(
    'is one order, however often the form is sent, and keeps its visit from others (R17.18), on %s',
    async (engine) => {
      const { sara, orders } = await openPhone(engine)
      const home = await sara.open('/orders/new?zipCode=2000&packageId=gs&rooms=kr-12-2')
      const [draft, twin] = await Promise.all([holdFirst(home), holdFirst(home)])
      expect([twin.path, (await holdFirst(home)).path], 'one draft').toEqual([draft.path, draft.path])
      const shown = (field: string) => draft.document.querySelector(field)?.getAttribute('value') ?? ''
      const seen = { home: shown('[name=home]'), price: shown('[name=price]'), visit: shown('[name=visit] option') }
      const sent = { ...details, terms: 'on', beginEarly: 'on', losesRight: 'on', do: 'place', ...seen }
      const answers = await Promise.all([1, 2, 3].map(() => sara.post(draft.path, sent)))
      for (const { status } of answers) expect(status).toBe(303)
      const again = await sara.post(draft.path, sent)
      expect(again.status).toBe(303)
      expect(await orders()).toHaveLength(1)
      expect(again.headers.get('location')).toContain((await orders())[0]?.number)
      expect((await sara.open(draft.path)).path).toBe(`/orders/${(await orders())[0]?.number}`)
    },
  )

  it('says in words that a visit does not exist, that the draft is gone, and that its home is too large now', async () => {
    const { sara, database, orders } = await openPhone()
    const draft = await holdFirst(await sara.open('/orders/new?zipCode=2000&packageId=gs&rooms=kr-12-2'))
    const path = draft.path
    const never = await sara.post(path, { ...details, visit: '2020-01-01.morning', do: 'hold' })
    expect([never.status, await never.text()]).toEqual([422, expect.stringContaining('We don’t offer that visit')])
    const rooms = Array.from({ length: 40 }, () => ({ type: 'kr', area: 250, dirt: 3 }))
    const row = await database.selectFrom('draft').select('home').executeTakeFirstOrThrow()
    await database
      .updateTable('draft')
      .set({ home: JSON.stringify({ ...JSON.parse(row.home), rooms }) })
      .execute()
    expect((await sara.open(path)).text).toContain('That’s more than we can do in one visit')
    await database.deleteFrom('draft').execute()
    expect((await sara.open(path)).status).toBe(404)
    expect(await orders()).toEqual([])
  })

  it('loses nothing when another visit is held, or the home is changed', async () => {
    const { sara, orders } = await openPhone()
    const draft = await holdFirst(await sara.open('/orders/new?zipCode=2000&packageId=gs&rooms=kr-12-2'))
    const [, other] = [...draft.document.querySelectorAll('select[name=visit] option')].map((option) =>
      option.getAttribute('value'),
    )
    const { presence, ...texts } = details
    const moved = await draft.press('button[value=place]', { ...texts, visit: other ?? '' })
    expect([moved.status, moved.text]).toEqual([409, expect.stringContaining('The visit or its price has changed')])
    expect(moved.document.querySelector('input[name=email]')?.getAttribute('value')).toBe(details.email)
    const home = await moved.follow('Change the home')
    const more = await (await home.press('button[name=add][value=br]')).press('Show prices and available visits')
    const back = await holdFirst(more)
    expect(back.path.split('?')[0]).toBe(draft.path)
    expect(back.document.querySelector('input[name=email]')?.getAttribute('value')).toBe(details.email)
    expect(back.text).toContain('2 rooms')
    const placed = await back.press('button[value=place]', { presence, ...boxesOf(back.document) })
    expect(placed.text).toContain('The order has been placed')
    expect(await orders()).toHaveLength(1)
  })

  it('offers the visits that are left when one is taken meanwhile', async () => {
    const { office, sara, database } = await openPhone()
    const home = await sara.open('/orders/new?zipCode=2000&packageId=gs&rooms=kr-12-2')
    await database
      .deleteFrom('slot')
      .where('date', '=', firstVisit(home.document).split('.')[0] ?? '')
      .execute()
    const refused = await holdFirst(home)
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('has just been taken')])
    const held = await holdFirst(refused)
    expect(await database.selectFrom('draft').select('id').execute()).toHaveLength(1)
    office.pass(20)
    const late = await held.press('button[value=place]', { ...details, ...boxesOf(held.document) })
    expect(late.text).toContain('The order has been placed')
  })
})

it('asks for a visit where none is chosen, and says of one that cannot exist that it is not offered', async () => {
  const { sara } = await openPhone()
  const home = { zipCode: '2000', packageId: 'gs', rooms: 'kr-12-2', entry: crypto.randomUUID() }
  expect(await (await sara.post('/orders/new', home)).text()).toContain('Choose a visit first.')
  for (const visit of ['2026-11-22.morning', '2026-11-29.morning', '2030-01-02.morning', '2026-12-01.day']) {
    const refused = await sara.post('/orders/new', { ...home, visit })
    const text = await refused.text()
    expect([refused.status, text], visit).toEqual([422, expect.stringContaining('We don’t offer that visit')])
    expect(text, visit).not.toContain('has just been taken')
  }
})

const firstVisit = (document: Document) => document.querySelector('input[name=visit]')?.getAttribute('value') ?? ''
const holdFirst = (page: Page) => page.press('Hold for 15 minutes', { visit: firstVisit(page.document) })

/** The sentences that a page asks for, all ticked. */
const boxesOf = (document: Document): Record<string, true> =>
  Object.fromEntries(
    Object.keys(consents)
      .filter((kind) => document.querySelector(`input[name=${kind}]`))
      .map((kind) => [kind, true]),
  )

it('says what is wrong with a home, and offers nothing then', async () => {
  const { sara } = await openPhone()
  for (const [query, sentence] of [
    ['zipCode=', 'Enter the postal code.'],
    ['zipCode=nowhere', 'No place has this postal code'],
    ['zipCode=1791AA', 'outside our area'],
    [`zipCode=2000&rooms=${Array(40).fill('kr-250-3')}`, 'more than we can do in one visit'],
    ['zipCode=2000&rooms=kr-999-3', 'Check the rooms'],
  ]) {
    const page = await sara.open(`/orders/new?packageId=gs&${query}`)
    const isMarked = page.document.querySelector('[name=zipCode][aria-invalid]') !== null
    const says = expect.stringContaining(sentence ?? '')
    expect([page.status, page.text, isMarked], query).toEqual([422, says, !query?.includes('rooms')])
    expect(page.document.querySelector('input[name=visit]'), query).toBeNull()
  }
  expect((await sara.open('/orders/new/none')).status).toBe(404)
  expect((await sara.open(`/orders/new?lead=${crypto.randomUUID()}`)).status).toBe(200)
})
