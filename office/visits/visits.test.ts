import { expect, it } from 'vitest'
import { officeWords } from '../../copy/office/words.ts'
import { engines } from '../../testing/database/engines.ts'
import type { Browser } from '../../testing/office/open-office.ts'
import { openVisit } from '../../testing/office/open-visit.ts'

const { visits, leads } = officeWords.en

/** A visit of today, with what reads and sends its requests. */
async function openRecorded(engine: (typeof engines)[number] = 'sqlite') {
  const visit = await openVisit(engine)
  const carl = await visit.signedIn(visit.carl)
  const planner = await visit.signedInAs('planner')
  const dayOf = async (who: Browser) => (await who.open('/planning/day')).document.querySelector('#teams')
  return {
    ...visit,
    planner,
    path: `/orders/${visit.order.number}/visit`,
    /** Sends operations as a phone does. */
    async post(...operations: unknown[]) {
      const sent = { protocol: 1, device: 'phone', operations }
      const answer = await carl.send('POST', '/crew/operations', sent)
      expect(await answer.json()).toMatchObject({ refused: [] })
    },
    /** The teams of today, as someone sees them. */
    dayOf,
    /** What the planner reads of the only visit of today. */
    line: async () => (await dayOf(planner))?.querySelector('li li')?.textContent.replace(/\s+/g, ' ') ?? '',
  }
}

it.each(engines)(
  'shows where the visits of a day are, live, to those who may see their team on %s (R20.14)',
  async (engine) => {
    const { operation, post, dayOf, line, planner, path, pass, order, ...office } = await openRecorded(engine)
    expect((await dayOf(planner))?.getAttribute('data-live')).toBe('visits')
    expect(await line()).toMatch(/^08:00–09:00 Meir 1 bus 2, Antwerpen · Ada Lovelace/)
    pass(1)
    expect(await line(), 'the window is over').toContain('Hasn’t begun: expected since 09:00')
    const late = operation('late', { minutes: 20 })
    await post(late)
    expect(await line()).toContain('Late: expected around 09:25')
    await post(operation('undo', { of: late.id }), operation('onTheWay'))
    expect(await line()).toContain('On the way since 09:01')
    await post(operation('begin'), operation('room', { room: 'kr-1' }))
    expect(await line()).toMatch(/Working since 09:01, until about \d\d:\d\d · 1 of \d+ done/)
    expect(await line()).not.toContain(visits.progress.alert)
    await post(operation('damage', { hurt: false }))
    expect(await line()).toContain(visits.progress.alert)
    await (await planner.open(path)).press(visits.settle)
    expect(await line(), 'dealt with').not.toContain(visits.progress.alert)
    pass(1)
    await post(operation('inspect', { with: 'nobodyHome' }), operation('finish'))
    expect(await line()).toContain('Finished at 09:02')
    const stranger = await office.signedInAs('crew', 'Ada')
    expect(await dayOf(stranger), 'another team').toBeNull()
    const refused = await stranger.get(path)
    expect(refused.status).toBe(403)
    expect(await refused.text()).not.toContain(order.number)
  },
)

it('lists everything recorded of a visit with its times, until the office has dealt with it (R20.14)', async () => {
  const { operation, post, planner, path, pass, now, dora } = await openRecorded()
  const hostile = '<img src=x onerror=alert(1)>'
  pass(60)
  const begun = { ...operation('begin', { ago: 120, by: dora }), pressedAt: now().toISOString() }
  await post(
    operation('onTheWay', { ago: 125 }),
    begun,
    operation('damage', { hurt: true, text: hostile }),
    operation('room', { room: 'kr-1', reason: 'locked', tasks: ['descale-kitchen-tap'], text: `</p>${hostile}` }),
    operation('called', { answered: false }),
    operation('photo', { sha256: 'a'.repeat(64) }),
    operation('teleport', { text: hostile }),
    operation('inspect', { with: 'customer' }),
    operation('finish'),
  )
  pass(1)
  await post(operation('giveUp', { reason: 'unsafe', text: 'Too late' }))
  const page = await planner.open(path)
  const items = [...page.document.querySelectorAll('#visit[data-live=visits] li')]
  const lines = items.map(({ textContent }) => textContent.replace(/\s+/g, ' '))
  expect(lines).toMatchObject([
    expect.stringMatching(/^On the way .*07:55.* Carl ?Arrived at 10:00/),
    expect.stringMatching(/^Work began .*08:00.* Dora, sent by a colleague ?Time set by hand, at 10:00/),
    expect.stringContaining('Someone is hurt'),
    expect.stringMatching(/^Kitchen: done, but not: Descale the tap\. \(locked or in the way\)/),
    expect.stringContaining('Called the customer: no answer'),
    expect.stringMatching(/^Photo/),
    expect.stringContaining('Recorded by a newer version: teleport'),
    expect.stringContaining('Final check: seen with the customer'),
    expect.stringContaining('Visit finished'),
    expect.stringMatching(/^Couldn’t work: .*Not recorded for the order/),
  ])
  expect(page.document.querySelectorAll('#visit img'), 'escaped, and no photo before it arrives').toHaveLength(0)
  expect(page.text).toContain(hostile)

  const due = async () => (await planner.open('/')).text
  const tasks = [leads.tasks.damage, leads.tasks.refusedPress].map((task) => task.replace('{name}', 'Ada Lovelace'))
  for (const task of tasks) expect(await due()).toContain(task)
  expect((await planner.post(path, { operation: 'another' })).status).toBe(404)
  const settled = await (await page.press(visits.settle)).press(visits.settle)
  expect(settled.document.querySelector('#visit button')).toBeNull()
  for (const task of tasks) expect(await due()).not.toContain(task)
})
