import type { Browser, Page } from '@playwright/test'
import { fill } from '../../copy/fill.ts'
import type { CrewPhoneWords } from '../../copy/office/crew-phone-words.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { visitStart } from '../../domain/scheduling/visit.ts'
import type { ServedOffice } from '../../testing/office/start-office.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect } from '../journey-test.ts'
import { type Ordering, placeOrder } from '../ordering/take-order-steps.ts'
import { openDesk } from './office-test.ts'

/** What such journeys bring about: a person without a session, and a phone without a network. */
export const awaited = /status of 401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** The name of the customer of such an order. */
export const nameOfCustomer = "Zoë van 't Hoff-Müller"

/** An order placed in the browser whose visit is today, and the phones of its team. */
export async function openCrew(browser: Browser, office: ServedOffice, ordering: Ordering) {
  const url = await placeOrder(ordering)
  const number = new URL(url).pathname.split('/')[2] ?? ''
  const { database } = office
  const orders = database.selectFrom('order').select(['id', 'country', 'team']).where('number', '=', number)
  const { id: orderId, ...team } = await orders.executeTakeFirstOrThrow()
  const remark = `https://www.example.com/${'way'.repeat(50)}`
  await database.updateTable('orderPerson').set({ remark }).where('orderId', '=', orderId).execute()
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
    /** The visit on a phone's list of the day, which may have those of other journeys too. */
    cardOn: (phone: Page) => phone.locator(`li a[href="#${number}"]`),
    /** The page of the day, on the phone of a person of the team. */
    async phoneOf(name: string, width: number): Promise<Page> {
      const phone = await openDesk(browser, office, { name, role: 'crew', language: ordering.language, team })
      await phone.setViewportSize({ width, height: 740 })
      await phone.goto(`${office.origin}/crew`)
      return phone
    },
  }
}

/** Checks a state of a page on a phone: it fits, and passes axe in both themes. */
export async function expectFine(phone: Page): Promise<void> {
  const tooWide = await phone.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('#crew div, dialog')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  )
  expect(tooWide, phone.url()).toEqual([])
  await expectAccessibleInBothThemes(phone)
}

/** What someone does with a phone, by its words in a language. */
export function handle(phone: Page, words: CrewPhoneWords) {
  const close = async () => {
    await phone.keyboard.press('Escape')
    await expect(phone.locator('dialog')).toHaveCount(0)
  }
  return {
    close,
    press: (name: string) => phone.getByRole('button', { name }).first().press('Enter'),
    /** Opens a sheet, looks at it, and leaves it as it was found: the focus returns. */
    async lookAt(name: string | RegExp) {
      await expect(phone.locator('dialog')).toHaveCount(0)
      const opener = phone.getByRole('button', { name }).first()
      await opener.press('Enter')
      await expect(phone.getByRole('dialog')).toBeVisible()
      await expectFine(phone)
      await close()
      await expect(opener).toBeFocused()
    },
    /** Waits until the phone says that it has stored something, and then that it is sent. */
    async isSent(what: string, sentence = words.saved) {
      await expect(phone.locator('footer')).toContainText(new RegExp(fill(sentence, { what: `${what} \\d\\d:\\d\\d` })))
      await expect(phone.getByText(words.allSent)).toBeVisible()
    },
  }
}
