import { type Browser, test as base, type CDPSession, expect, type Page } from '@playwright/test'
import { officeWords } from '../../copy/office/words.ts'
import { type Language, localeOf } from '../../domain/language.ts'
import { beginSession } from '../../services/people/sessions.ts'
import { addPerson, type NewPerson } from '../../testing/office/add-person.ts'
import { type ServedOffice, startOffice } from '../../testing/office/start-office.ts'
import { openFront } from '../../testing/open-front.ts'
import { type Faults, watchFaults } from '../faults.ts'

/** Gives the browser of a page a device that keeps passkeys, in Chromium’s own virtual form. */
export async function addAuthenticator(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Says whether it asks for a finger or a PIN, and gets it. */
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }).then(),
    /** Forgets its passkeys, as a lost device does. */
    lose: () => session.send('WebAuthn.clearCredentials', { authenticatorId }).then(),
  }
}

interface OfficeFixtures {
  /** `website`: where the office finds the English website, which tests have to start. */
  office: ServedOffice & { website: Awaited<ReturnType<typeof openFront>> }
  faults: Faults
}

/** Playwright's test with an empty office; any fault in the browser fails it. */
export const test = base.extend<OfficeFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from here
  office: async ({}, use) => {
    const website = await openFront()
    const office = await startOffice('warn', undefined, { SITE_ORIGIN_EN: website.origin })
    await use({ ...office, website })
    await office.stop()
    website.close()
  },
  baseURL: ({ office }, use) => use(office.origin),
  faults: [watchFaults, { auto: true }],
})

/** Joins the office by a link, and returns the recovery codes. */
export async function join(page: Page, link: string, language: Language = 'en'): Promise<string[]> {
  const { passkeys: words, people } = officeWords[language]
  await page.goto(link)
  await page.getByRole('button', { name: words.join.button }).click()
  await expect(page.getByRole('heading', { name: words.codes.title })).toBeVisible()
  return await page.getByRole('list', { name: people.me.codes }).getByRole('listitem').allInnerTexts()
}

/** A person of the office: an owner unless stated, who reads English unless stated. */
type Colleague = Omit<NewPerson, 'role'> & Partial<Pick<NewPerson, 'role'>>

/** Adds a person to the office and signs them in, for journeys that are not about passkeys. */
export async function giveSession(page: Page, office: ServedOffice, colleague: Colleague): Promise<void> {
  const id = await addPerson(office.database, { role: 'owner', ...colleague })
  const value = await beginSession(office.database, id, 'Chromium', new Date())
  await page.context().addCookies([{ name: 'office', value, url: office.origin }])
}

/** Signs a new person in, in a browser of their own. @returns its page */
export async function openDesk(browser: Browser, office: ServedOffice, colleague: Colleague): Promise<Page> {
  const desk = await (await browser.newContext({ locale: localeOf(colleague.language ?? 'en') })).newPage()
  await giveSession(desk, office, colleague)
  return desk
}

export { expect }
