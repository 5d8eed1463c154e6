import { officeClock } from '../../domain/opening/office-time.ts'
import { visitStart } from '../../domain/scheduling/visit.ts'
import type { Database } from '../../services/database/schema.ts'
import { beginSession } from '../../services/people/sessions.ts'
import { addPerson } from '../office/add-person.ts'
import { orderServices, sampleTariff } from '../orders/open-order-services.ts'
import { homeIn, placedOrder } from '../orders/place-through-draft.ts'

/** Someone of a crew, with the token of a session. */
export interface CrewMember {
  id: string
  name: string
  token: string
  order: string
}

/**
 * Orders a visit of today for each of so many teams, with people of a crew who are signed in.
 * @param members how many people a team has
 * @returns them, team by team
 */
export async function crewsOfToday(
  database: Database,
  { teams, members, visits = 1 }: { teams: number; members: number; visits?: number },
): Promise<CrewMember[]> {
  const now = new Date()
  const tariff = sampleTariff('BE')
  const services = await orderServices(database, tariff, now)
  const { date } = officeClock(now)
  const crews: CrewMember[] = []
  for (const team of Object.keys(tariff.teams).slice(0, teams)) {
    let number = ''
    for (let visit = 0; visit < visits; visit += 1) {
      const { order } = await placedOrder(services, { ...homeIn(services), rooms: eightRooms })
      const today = {
        team,
        date,
        part: 'morning',
        startsAt: visitStart({ date, part: 'morning' }).toISOString(),
      } as const
      await database.updateTable('order').set(today).where('id', '=', order.id).execute()
      number = order.number
    }
    for (let member = 0; member < members; member += 1)
      crews.push({ ...(await crewMember(database, team, `${team} ${member + 1}`, now)), order: number })
  }
  return crews
}

const eightRooms = (['kr', 'br', 'tr', 'or', 'sk', 'sk', 'hg', 'wk'] as const).map((type) => ({
  type,
  area: 10,
  dirt: 2 as const,
}))

async function crewMember(database: Database, team: string, name: string, now: Date) {
  const id = await addPerson(database, { name, role: 'crew', team: { country: 'BE', team } }, now)
  return { id, name, token: await beginSession(database, id, 'Chromium', now) }
}
