import type { AnyRefused } from '../../domain/forms/form.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { deviceName } from '../../domain/people/device-name.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { addPasskey } from '../../services/people/accept-invitation.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import { storeChallenge, takeChallenge } from '../../services/people/challenges.ts'
import { changePerson } from '../../services/people/people.ts'
import { replaceRecoveryCodes } from '../../services/people/recovery-codes.ts'
import { endSessions } from '../../services/people/sessions.ts'
import { registrationOptions, verifyNewPasskey } from '../../services/people/verify-passkey.ts'
import type { OfficeServices, PageAnswer, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { readChallengeCookie, setChallengeCookie } from '../gate/session-cookie.ts'
import { CodesPage, NewPasskeyPage } from '../gate/way-in-pages.tsx'
import { languageForm, MePage } from './account-page.tsx'

/** `GET /me`, with why nothing was done. */
export const showMe: PageAnswer<'lastPasskey' | AnyRefused> = async ({ show, person, session }, { database }, why) => {
  const passkeys = await database.selectFrom('passkey').selectAll().where('personId', '=', person.id).execute()
  const codes = await database.selectFrom('recoveryCode').select('digest').where('personId', '=', person.id).execute()
  const sessions = await database.selectFrom('session').selectAll().where('personId', '=', person.id).execute()
  const page = { passkeys, codesLeft: codes.length, sessions, current: session.id, why }
  return show(MePage, page, why === 'lastPasskey' ? 409 : why?.status)
}

/** `POST /me`: chooses the language. */
export const saveMe = (request: PersonRequest, services: OfficeServices) => {
  const { form, person, now, redirect } = request
  const show = (refused: AnyRefused) => showMe(request, services, refused)
  return answerForm(form, languageForm, show, async (change) => {
    await changePerson(services.database, { by: person, id: person.id, change }, now)
    return redirect('/me')
  })
}

/** `GET /me/passkeys/new` */
export const showNewPasskey = ({ show }: PersonRequest) => show(NewPasskeyPage, {})

/** `POST /me/passkeys/options` */
export const newPasskeyOptions: PersonAnswer = async ({ context, person, now }, { database, settings }) => {
  const options = await registrationOptions(database, settings.office.origin, person)
  const asked = { challenge: options.challenge, purpose: 'register', subject: person.id } as const
  setChallengeCookie(context, settings.office.origin, await storeChallenge(database, asked, now))
  return context.json(options)
}

/** `POST /me/passkeys`: one more passkey. */
export const makePasskey: PersonAnswer = async (request, { database, settings }) => {
  const { context, form, person, now, show, redirect } = request
  const asked = { purpose: 'register', subject: person.id } as const
  const cookie = readChallengeCookie(context, settings.office.origin)
  const challenge = await takeChallenge(database, cookie, asked, now)
  const passkey = challenge && (await verifyNewPasskey(settings.office.origin, form.get('passkey') ?? '', challenge))
  if (!passkey) return show(NewPasskeyPage, { failed: true }, 403)
  const name = deviceName(context.req.header('user-agent') ?? '')
  await retryingTransaction(database, async (transaction) => {
    await addPasskey(transaction, person.id, passkey, name, now)
    const subject = `person:${person.id}`
    await audit(transaction, { by: person, action: 'addPasskey', subject, after: { name } }, now)
  })
  return redirect('/me')
}

/** `POST /me/passkeys/remove`: all but the last one can go. */
export const removePasskey: PersonAnswer = async (request, services) => {
  const { form, person, now, redirect } = request
  const id = form.get('id') ?? ''
  const { outcome } = await retryingTransaction(services.database, async (transaction): Promise<Outcome> => {
    await lockAudit(transaction)
    const mine = await transaction
      .selectFrom('passkey')
      .select(['id', 'name'])
      .where('personId', '=', person.id)
      .execute()
    const passkey = mine.find((each) => each.id === id)
    if (!passkey) return { outcome: 'done' }
    if (mine.length === 1) return { outcome: 'stale' }
    await transaction.deleteFrom('passkey').where('id', '=', id).execute()
    const subject = `person:${person.id}`
    await audit(transaction, { by: person, action: 'removePasskey', subject, before: { name: passkey.name } }, now)
    return { outcome: 'done' }
  })
  return outcome === 'done' ? redirect('/me') : await showMe(request, services, 'lastPasskey')
}

/** `POST /me/codes`: ten new recovery codes instead of the old ones. */
export const makeCodes: PersonAnswer = async ({ person, now, show }, { database }) => {
  const codes = await retryingTransaction(database, async (transaction) => {
    const subject = `person:${person.id}`
    await audit(transaction, { by: person, action: 'replaceRecoveryCodes', subject }, now)
    return await replaceRecoveryCodes(transaction, person.id)
  })
  return show(CodesPage, { codes })
}

/** `POST /me/sessions/end`: signs out one device, or all but this one. */
export const endMySessions: PersonAnswer = async ({ form, person, session, now, redirect }, { database }) => {
  const only = form.get('id')
  await retryingTransaction(database, async (transaction) => {
    await audit(transaction, { by: person, action: 'endSessions', subject: `person:${person.id}` }, now)
    await endSessions(transaction, person.id, now, only ? { only } : { but: session.id })
  })
  return redirect('/me')
}
