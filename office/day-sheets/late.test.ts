import { expect, it } from 'vitest'
import { engines } from '../../testing/database/engines.ts'
import { date, day, sheet, textOf } from '../../testing/office/day-sheet-of-antwerp.ts'
import { on, openWithRosters } from '../../testing/office/open-with-rosters.ts'

it.each(engines)(
  'a customer is told on %s how late the team is, in the words shown, which can be taken back for half a minute (R18.33)',
  async (engine) => {
    const office = await openWithRosters(engine)
    const { order } = await office.place(on(date, 'afternoon'))
    const crewId = await office.addCrew('Carl', 'nl')
    const told = () =>
      office.database
        .selectFrom('mail')
        .select(['channel', 'content', 'notAfter', 'nextAttemptAt'])
        .where('purpose', '=', 'lateNotice')
        .orderBy('createdAt')
        .execute()
    const late = `${sheet}/late?number=${order.number}`
    office.pass(20 * day)
    let crew = await office.signedIn(crewId)
    expect((await crew.get(late)).status, 'the day before').toBe(409)
    office.pass(day)
    crew = await office.signedIn(crewId)
    const ask = await (await crew.open(sheet)).follow(`We komen later… ${order.number}`)
    expect(
      [...ask.document.querySelectorAll('input[name="minutes"]')].map((radio) => radio.getAttribute('value')),
    ).toEqual(['10', '20', '30', '45'])
    expect(ask.text, 'in the customer’s language').toContain(
      'Sorry, the team is running 45 minutes late and will be there by about 14:15.',
    )
    expect((await ask.press('Laat het de klant weten')).text).toContain('Kies hoeveel later jullie komen')
    expect(await told()).toEqual([])
    const held = await ask.press('Laat het de klant weten', { minutes: '20' })
    await ask.press('Laat het de klant weten', { minutes: '20' })
    expect((await ask.press('Laat het de klant weten', { minutes: '45' })).status, 'the form was changed').toBe(409)
    const later = (seconds: number) => new Date(office.now().getTime() + seconds * 1000).toISOString()
    const at = '2026-12-14T12:50:00.000Z'
    expect(await told(), 'a form sent twice queues one message').toEqual([
      { channel: 'sms', content: JSON.stringify({ date, minutes: 20, at }), notAfter: at, nextAttemptAt: later(30) },
    ])
    expect(held.text).toContain('20 minuten later komen, rond 13:50 uur')
    expect((await held.press('Trek het in')).text).not.toContain('20 minuten later')
    expect(await told()).toEqual([])
    for (const minutes of ['10', '45']) {
      const again = await crew.open(late)
      await again.press('Laat het de klant weten', { minutes })
    }
    expect(await told(), 'the second is a message of its own').toHaveLength(2)
    const kept = await crew.open(sheet)
    office.pass(1)
    expect((await kept.press('Trek het in')).status, 'it has gone').toBe(409)
    expect(await told()).toHaveLength(2)
    const sara = await office.signedInAs('office', 'Sara')
    expect((await sara.open(`/orders/${order.number}`)).text).toContain('The team is late (text message)')
    const trail = await office.database.selectFrom('audit').select('action').orderBy('seq').execute()
    expect(trail.map(({ action }) => action)).toEqual(trail.map(() => 'recordVisit'))
    await crew.post(`${sheet}/work`, { number: order.number, version: '1', do: 'begin' })
    const begun = await textOf(crew.get(sheet))
    expect(begun, 'nothing about being late once work has begun').not.toMatch(/later…|De klant weet het/)
    expect((await crew.get(late)).status).toBe(409)
  },
)
