import { describe, expect, it } from 'vitest'
import type { CrewDay } from '../../domain/visits/crew-day.ts'
import { engines } from '../../testing/database/engines.ts'
import { date, day } from '../../testing/office/day-sheet-of-antwerp.ts'
import { on, openPlanning } from '../../testing/office/open-planning.ts'

type Answering = { get(path: string): Promise<Response> }

const dayOf = async (browser: Answering, since?: number): Promise<CrewDay> => {
  const answer = await browser.get(`/crew/visits${since === undefined ? '' : `?since=${since}`}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return (await answer.json()) as CrewDay
}

describe.each(engines)('the day on a phone, on %s', (engine) => {
  it('has the visits of the crew’s own teams today and tomorrow, in its language (R20.2)', async () => {
    const office = await openPlanning(engine)
    const { order } = await office.place(on(date, 'morning'))
    office.pass(20 * day)
    const crewId = await office.addCrew('Carl', 'nl')
    const tomorrow = await dayOf(await office.signedIn(crewId))
    expect(tomorrow).toMatchObject({ protocol: 1, by: crewId, name: 'Carl', language: 'nl', hasTeam: true, moved: [] })
    expect(tomorrow.change).toBe(office.now().getTime())
    expect(Date.parse(tomorrow.signedInUntil) - office.now().getTime()).toBe(12 * 60 * 60_000)
    expect(tomorrow.visits).toMatchObject([{ order: order.number, team: 'antwerp', date, state: 'ordered' }])
  })
})
