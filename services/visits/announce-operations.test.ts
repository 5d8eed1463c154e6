import { expect, it } from 'vitest'
import { lateHeldFor } from '../../domain/orders/late-notice.ts'
import { engines } from '../../testing/database/engines.ts'
import { openVisit } from '../../testing/office/open-visit.ts'
import { mails } from '../../testing/orders/composed-mails.ts'
import { composeTextMessage } from '../orders/mail/compose-notice.ts'

/** A visit with the notices that wait for its customer. */
async function open(engine: (typeof engines)[number]) {
  const visit = await openVisit(engine)
  const notices = async () =>
    (await visit.mails()).filter(({ purpose }) => purpose === 'lateNotice' || purpose === 'finishNotice')
  return { ...visit, notices }
}

it.each(engines)(
  'a late team’s customer reads on %s the hour that the phone showed, once for each operation (R20.8)',
  async (engine) => {
    const { operation, send, notices, outcomes, now } = await open(engine)
    const first = operation('late', { ago: 4, minutes: 20 })
    await send([first, first])
    await send([first])
    await send([operation('late', { minutes: 45 })])
    const found = await notices()
    expect(found.map(({ content }) => JSON.parse(content))).toEqual([
      // The arrival window ends at 9:00.
      { date: '2026-12-14', minutes: 20, at: '2026-12-14T08:20:00.000Z' },
      { date: '2026-12-14', minutes: 45, at: '2026-12-14T08:45:00.000Z' },
    ])
    for (const { nextAttemptAt } of found)
      expect(nextAttemptAt, 'held').toBe(new Date(now().getTime() + lateHeldFor).toISOString())
    await send([operation('late', { ago: 20, minutes: 20 })])
    expect(await notices(), 'too late to be of use').toHaveLength(2)
    expect((await outcomes()).sort()).toEqual(['late announced', 'late announced', 'late tooLate'])
  },
)

it.each(engines)(
  'a late notice is taken back on %s while it is held, also before it arrives, and not after that (R20.8)',
  async (engine) => {
    const { operation, send, notices, outcomes, pass } = await open(engine)
    const late = operation('late', { ago: 1, minutes: 30 })
    await send([late])
    await send([operation('undo', { of: late.id })])
    expect(await notices()).toEqual([])
    const undone = operation('late', { minutes: 30 })
    await send([operation('undo', { of: undone.id })])
    await send([undone])
    expect(await notices()).toEqual([])
    const gone = operation('late', { minutes: 30 })
    await send([gone])
    pass(1)
    await send([operation('undo', { of: gone.id })])
    expect(await notices()).toHaveLength(1)
    expect((await outcomes()).sort()).toEqual([
      ...['late announced', 'late takenBack', 'late takenBack'],
      ...['undo -', 'undo -', 'undo refused'],
    ])
    await send([operation('late', { minutes: 10 })])
    await send([operation('begin')])
    expect(await notices(), 'begun meanwhile').toHaveLength(1)
    expect((await outcomes()).filter((one) => one === 'late takenBack')).toHaveLength(3)
  },
)

it.each(engines)(
  'no notice goes on %s about a late team that has begun, or about an end that has passed (R20.8, R20.10)',
  async (engine) => {
    const { operation, send, notices, outcomes, pass, order, dora } = await open(engine)
    const missed = () => operation('called', { answered: false })
    await send([missed()])
    await send([operation('begin'), operation('late', { ago: 1, minutes: 45 })])
    await send([operation('called', { answered: true })])
    expect(await notices()).toEqual([])
    pass(order.minutesOnSite - 30)
    const reached = missed()
    await send([reached, operation('undo', { of: reached.id })])
    await send([missed()])
    await send([missed()], dora)
    const [notice, ...others] = await notices()
    expect(others).toEqual([])
    expect(JSON.parse(notice?.content ?? '')).toEqual({ date: '2026-12-14', at: notice?.notAfter })
    pass(31)
    await send([missed()])
    expect(await notices()).toHaveLength(1)
    expect((await outcomes()).filter((one) => one.startsWith('called')).sort()).toEqual([
      ...['called -', 'called announced', 'called announced', 'called takenBack', 'called tooLate', 'called tooLate'],
    ])
  },
)

it.each(engines)('a customer who was not reached reads on %s when the team finishes (R20.10)', async (engine) => {
  const { operation, send, notices, orders } = await open(engine)
  await send([operation('begin'), operation('called', { answered: false })])
  const [notice] = await notices()
  if (!notice) throw new Error('no notice')
  const sources = { database: orders.database, orderSiteUrl: 'https://order.example' }
  const sent = await composeTextMessage(sources, notice)
  expect(sent?.message.text).toMatch(
    /^Sample\. .*: we tried to call you\. The team finishes at about \d\d:\d\d\. https:/,
  )
  await send([operation('inspect', { with: 'declined' })])
  expect(await composeTextMessage(sources, notice), 'it is over').toBeUndefined()
})

it.each(engines)('damage alarms the office at once on %s, with who, what and where (R20.9)', async (engine) => {
  const { operation, send, outcomes, orders, order, recorded } = await open(engine)
  const damage = operation('damage', { hurt: false, text: 'The lamp in the hall' })
  await send([damage, operation('damage', { hurt: true }), operation('damage', { hurt: false, otherHome: true })])
  await send([operation('photo', { sha256: 'a'.repeat(64), damage: damage.id })])
  expect(await outcomes()).toEqual(['damage alarmed', 'damage alarmed', 'damage alarmed', 'photo -'])
  expect(await recorded()).toHaveLength(4)
  const written = (await mails(orders, 'officeOrder')).filter((mail) => !mail?.subject.includes('New order'))
  expect(written.map((mail) => mail?.subject).sort()).toEqual([
    `[sample] Someone is hurt: order ${order.number}`,
    `[sample] Something broke: order ${order.number}`,
    `[sample] The home is other than ordered: order ${order.number}`,
  ])
  const broke = written.find((mail) => mail?.subject.includes('broke'))?.text
  expect(broke).toContain('Carl reported this at 09:00. Call the team.')
  expect(broke).toContain('The lamp in the hall')
  expect(broke).toContain(`/orders/${order.number}`)
})
