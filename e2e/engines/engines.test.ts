import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crew } from '../../copy/office/en/crew.ts'
import { passkeys } from '../../copy/office/en/passkeys.ts'
import { officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { beginSession } from '../../services/people/sessions.ts'
import { addPerson } from '../../testing/office/add-person.ts'
import { type ServedOffice, startOffice } from '../../testing/office/start-office.ts'
import { firefox, skipsTestsOf, webkit } from '../../testing/test-tools.ts'
import { phones } from '../accepted-messages.ts'
import { orderingWords } from '../ordering/ordering-words.ts'
import { emailOf } from '../ordering/take-order-steps.ts'
import { wordsOf } from '../site-words.ts'
import { type Sites, startSites } from '../sites/start-sites.ts'
import type { EnginePage } from './engine-page.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebKit } from './start-webkit.ts'

const words = wordsOf('en')
const ordering = orderingWords.en

/** Ends what hangs, in milliseconds, and judges no speed: a starved machine has taken a minute for a journey. */
const patience = 300_000

/** Expressions of the first visible element of a selector, and of what can be pressed, by its words. */
const visible = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility())`
const field = (name: string) => visible(`main [name=${name}], dialog[open] [name=${name}]`)
const named = (name: string) =>
  `[...document.querySelectorAll('button, a')].find((element) => element.checkVisibility() && element.tabIndex >= 0 &&
    (element.ariaLabel ?? element.textContent).replaceAll('\\u00a0', ' ').trim() === ${JSON.stringify(name)})`

/** An expression of the first button whose words begin so. */
const starting = (words: string) =>
  `[...document.querySelectorAll('button')].find((element) => element.textContent.startsWith(${JSON.stringify(words)}))`

let sites: Sites
let office: ServedOffice
beforeAll(async () => {
  sites = await startSites()
  office = await startOffice('warn', sites.databaseUrl)
}, patience)
afterAll(async () => {
  await office.stop()
  await sites.stop()
})

describe.each([
  { tool: firefox, start: startFirefox },
  { tool: webkit, start: startWebKit },
])('in $tool.name', ({ tool, start }) => {
  describe.skipIf(skipsTestsOf(tool))('the main journeys', { timeout: patience }, () => {
    const email = emailOf(tool.name.toLowerCase())
    let page: EnginePage
    beforeAll(async () => {
      page = await start()
    }, patience)
    afterAll(() => page.close())

    const shows = (element: string) =>
      expect.poll(() => page.read(`Boolean(${element})`), { message: element }).toBe(true)
    async function press(element: string): Promise<void> {
      await shows(element)
      await page.press(element)
    }
    async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
      for (const [name, text] of Object.entries(texts)) {
        await shows(field(name))
        await page.type(field(name), text)
      }
    }
    async function tickAll(part: string): Promise<void> {
      const unticked = visible(`${part} [type=checkbox]:not(:checked)`)
      while (await page.read(`Boolean(${unticked})`)) await page.press(unticked)
    }
    /** Browsers' reports of errors and violations of the security policy. */
    const reports = () =>
      sites.en
        .log()
        .split('\n')
        .filter((line) => line.includes('"client report"'))

    test('menu and modal open and close, an estimate comes, and a message is sent', async () => {
      await page.open(`${sites.en.origin}/`)
      await press(named(words.layout.menu))
      await press(named(words.layout.closeMenu))
      await expect.poll(() => page.read(`Boolean(${visible('#menu')})`)).toBe(false)
      await fill({ zipCode: '2000' })
      await shows(visible('main [data-stamp=nonBinding]'))
      await press(visible('footer [command=show-modal]'))
      await shows(visible('dialog[open] [name=business]'))
      await press(named(words.layout.businessDialog.close))
      await expect.poll(() => page.read('Boolean(document.querySelector("dialog[open]"))')).toBe(false)

      await page.open(`${sites.en.origin}${pathOf('customer-service', 'en')}`)
      await press(named(words.contactForm.submit))
      await shows(visible('main [name=firstName][aria-invalid]'))
      await fill({
        firstName: 'Ada',
        lastName: 'Byron',
        email,
        phoneNumber: phones.en.typed,
        remark: 'Do you clean in June?',
      })
      await press(named(words.contactForm.submit))
      await expect.poll(() => page.read('document.body.innerText')).toContain(words.contactForm.success)
      expect(reports()).toEqual([])
    })

    test('an order is placed step by step, and changed', async () => {
      await page.open(`${sites.en.ordering}/location?packageId=gs&zipCode=2000`)
      await fill({ houseNumber: '12' })
      await press(named(ordering.location.submit))
      await press(visible('[name=visit]'))
      await press(named(ordering.visits.submit))
      await fill({
        firstName: 'Zoë',
        lastName: 'van Dam',
        email,
        phoneNumber: phones.en.typed,
        street: 'Lange straat',
        city: 'Antwerpen',
      })
      await press(visible('[name=presence][value=present]'))
      await press(named(ordering.details.submit))
      await shows(visible('#terms'))
      await tickAll('main')
      await press(named(ordering.check.submit))
      await shows(visible('main [data-stamp=agreed]'))
      const order = String(await page.read('location.href'))
      await page.open(`${order}/change`)
      await press(visible('[name=visit]:not(:checked)'))
      await press(named(ordering.orderPage.change.preview))
      await shows('document.getElementById("preview")')
      await tickAll('#preview')
      await press(named(ordering.orderPage.change.submit))
      await expect.poll(() => page.read('location.pathname')).toBe(new URL(order).pathname)
      expect(reports()).toEqual([])
    })

    test('the office asks for a passkey', async () => {
      await page.open(`${office.origin}/`)
      await shows(named(passkeys.signIn.button))
      expect(await page.read('location.pathname')).toBe('/sign-in')
    })

    test('a crew records its visit, and the page has it after a reload and sends it', async () => {
      const { database } = office
      const { date } = officeClock(new Date())
      const visit = { date, part: 'afternoon', startsAt: officeInstant(date, 750).toISOString() } as const
      const placed = database.selectFrom('order').innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
      const ofCustomer = placed.select(['id', 'number', 'country', 'team']).where('email', '=', email)
      const { id, number, country, team } = await ofCustomer.executeTakeFirstOrThrow()
      await database.updateTable('order').set(visit).where('id', '=', id).execute()
      const personId = await addPerson(database, { name: tool.name, role: 'crew', team: { country, team } })
      const session = await beginSession(database, personId, tool.name, new Date())
      await page.read(`document.cookie = 'office=${session}; path=/'`)
      await page.open(`${office.origin}/crew`)
      const recorded = () => database.selectFrom('visitOperation').select('kind').where('orderId', '=', id).execute()
      const isSent = () => expect.poll(() => page.read('document.body.innerText')).toContain(crew.allSent)
      // The team may have the visits of the other engines' customers too.
      await press(visible(`#crew a[href="#${number}"]`))
      await isSent()
      const presses = [starting(crew.kinds.onTheWay), starting(crew.kinds.begin), visible('section ul li button')]
      for (const [index, button] of presses.entries()) {
        await press(button)
        // What is sent moves the page a little, and a pointer would miss.
        await expect.poll(recorded).toHaveLength(index + 1)
      }
      await page.open(`${office.origin}/crew`)
      await shows(starting(crew.begun))
      await isSent()
    })
  })
})
