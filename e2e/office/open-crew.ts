import type { Browser, Page } from '@playwright/test'
import { officeClock } from '../../domain/opening/office-time.ts'
import { visitStart } from '../../domain/scheduling/visit.ts'
import type { ServedOffice } from '../../testing/office/start-office.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect } from '../journey-test.ts'
import { type Ordering, placeOrder } from '../ordering/place-in-browser.ts'
import { openDesk } from './office-test.ts'

/** An order placed in the browser whose visit is today, and the phones of its team. */
export async function openCrew(browser: Browser, office: ServedOffice, ordering: Ordering) {
  const url = await placeOrder(ordering)
  const number = new URL(url).pathname.split('/')[2] ?? ''
  const { database } = office
  const orders = database.selectFrom('order').select(['country', 'team']).where('number', '=', number)
  const team = await orders.executeTakeFirstOrThrow()
  /** Moves the visit by days from today. */
  async function moveTo(days: number): Promise<void> {
    const { date } = officeClock(new Date(Date.now() + days * 86_400_000))
    const visit = { date, part: 'afternoon' } as const
    const startsAt = visitStart(visit).toISOString()
    await database
      .updateTable('order')
      .set({ ...visit, startsAt })
      .where('number', '=', number)
      .execute()
  }
  await moveTo(0)
  return {
    url,
    number,
    moveTo,
    /** The page of the day, on the phone of a person of the team. */
    async phoneOf(name: string, width: number): Promise<Page> {
      const phone = await openDesk(browser, office, { name, role: 'crew', language: ordering.language })
      const people = database.selectFrom('person').select('id').where('name', '=', name)
      const { id: personId } = await people.executeTakeFirstOrThrow()
      await database
        .insertInto('personTeam')
        .values({ ...team, personId })
        .execute()
      await phone.setViewportSize({ width, height: 740 })
      await phone.goto(`${office.origin}/crew`)
      return phone
    },
  }
}

/** Checks a state of a page on a phone: it fits, and passes axe in both themes. */
export async function expectFine(phone: Page): Promise<void> {
  const beyond = () => phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await beyond(), phone.url()).toBeLessThanOrEqual(0)
  await expectAccessibleInBothThemes(phone)
}
