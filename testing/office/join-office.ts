import type { Role } from '../../domain/people/person.ts'
import { invitePerson } from '../../services/people/invitations.ts'
import { expectOutcome } from '../orders/place-through-draft.ts'
import { type Browser, type Office, officeOrigin } from './open-office.ts'
import { softAuthenticator } from './soft-authenticator.ts'

export type Authenticator = ReturnType<typeof softAuthenticator>

/** Uses an invitation in a browser, with a new passkey. The answer of the office, and the passkey. */
export async function acceptInvitation(browser: Browser, token: string) {
  const authenticator = softAuthenticator(officeOrigin)
  const options = await browser.post('/invitation/options', { token })
  const passkey = options.ok ? JSON.stringify(authenticator.make(await options.json())) : ''
  return { authenticator, response: await browser.post('/invitation', { token, passkey }) }
}

/** Invites someone. @returns the token of the invitation’s link */
export async function invite(office: Office, role: Role, name: string): Promise<string> {
  const made = await invitePerson(office.services.database, { by: undefined, name, role }, office.now())
  return expectOutcome(made, 'done').token
}

/** Invites someone, who joins with a passkey: their browser, passkey, recovery codes and id. */
export async function joinOffice(office: Office, role: Role, name: string = role) {
  const browser = office.browser()
  const { authenticator, response } = await acceptInvitation(browser, await invite(office, role, name))
  if (response.status !== 200) throw new Error(`${name} could not join: ${response.status}`)
  const codes = [...(await response.text()).matchAll(/<code>([A-Z0-9-]+)<\/code>/g)].map(([, code = '']) => code)
  const people = office.services.database.selectFrom('person').select('id')
  const { id } = await people.where('name', '=', name).executeTakeFirstOrThrow()
  return { browser, authenticator, codes, id }
}

/** Signs in with a passkey. */
export async function signIn(browser: Browser, authenticator: Authenticator, fields: Record<string, string> = {}) {
  const options = await browser.post('/sign-in/options')
  const passkey = JSON.stringify(authenticator.use(await options.json()))
  return await browser.post('/sign-in', { passkey, ...fields })
}

/** Sends a form that needs a fresh passkey, with its confirmation. */
export async function postConfirmed(
  browser: Browser,
  authenticator: Authenticator,
  path: string,
  fields: Record<string, string> = {},
) {
  const options = await browser.post('/confirm/options')
  const confirmation = JSON.stringify(authenticator.use(await options.json()))
  return await browser.post(path, { ...fields, confirmation })
}
