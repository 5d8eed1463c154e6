import { isLanguage } from '../../domain/language.ts'
import { parseName } from '../../domain/people/person.ts'
import { isRole } from '../../domain/people/role.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'
import { audit } from '../../services/people/audit.ts'
import { invitationLink, invitationMinutes, invitePerson, recoverPerson } from '../../services/people/invitations.ts'
import { changePerson, listPeople, type PersonChange } from '../../services/people/people.ts'
import { teamKey, teamsOfPerson } from '../../services/people/person-teams.ts'
import { endSessions } from '../../services/people/sessions.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { MessagePage } from '../sections/office-message-page.tsx'
import { knownTeams } from './known-teams.ts'
import { LinkPage } from './link-page.tsx'
import { PeoplePage } from './people-page.tsx'
import { PersonPage } from './person-page.tsx'

/** `GET /people` */
export const showPeople = async ({ show }: PersonRequest, { database }: OfficeServices) =>
  show(PeoplePage, { people: await listPeople(database) })

/** `POST /people`: invites somebody, and shows the link. */
export async function invite(request: PersonRequest, { database, settings }: OfficeServices): Promise<Response> {
  const { form, person, language, now, show } = request
  const typed = { name: form.get('name') ?? '', role: form.get('role') ?? '' }
  const [name, chosen] = [parseName(typed.name), form.get('language') ?? undefined]
  const refuse = async (problem: 'name' | 'role' | 'nameTaken') =>
    show(PeoplePage, { people: await listPeople(database), typed: { ...typed, problem } }, 422)
  if (!name) return await refuse('name')
  if (!isRole(typed.role)) return await refuse('role')
  const invited = { name, role: typed.role, language: isLanguage(chosen) ? chosen : language }
  const token = await invitePerson(database, { by: person, ...invited }, now)
  if (!token) return await refuse('nameTaken')
  return showLink(request, settings, name, token)
}

const showLink = ({ show }: PersonRequest, { office }: OfficeServices['settings'], name: string, token: string) =>
  show(LinkPage, { name, link: invitationLink(office.origin, token), minutes: invitationMinutes })

const findListed = async (database: Database, id: string) =>
  (await listPeople(database)).find((person) => person.id === id)

const showMissing = ({ show, words }: PersonRequest) => show(MessagePage, words.frame.notFound, 404)

/** `GET /people/{id}` */
export async function showPerson(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const shown = await findListed(services.database, request.param('id'))
  if (!shown) return showMissing(request)
  return request.show(PersonPage, {
    ...{ shown, saved: request.query.has('saved') },
    ...(await teamsShown(services, shown.id)),
  })
}

/** The teams that a person can work in, and those that they do. */
const teamsShown = async (services: OfficeServices, id: string) => ({
  teams: knownTeams(services).map(({ name, ...team }) => ({ key: teamKey(team), country: team.country, name })),
  chosenTeams: (await teamsOfPerson(services.database, id)).map(teamKey),
})

/** Shows how a change went: the person again, with what was typed if it was refused. */
async function showChange(
  request: PersonRequest,
  services: OfficeServices,
  outcome: PersonChange | 'name' | 'role',
): Promise<Response> {
  const { form, param, redirect, show } = request
  if (outcome === 'changed') return redirect(`/people/${param('id')}?saved`)
  const shown = await findListed(services.database, param('id'))
  if (!shown || outcome === 'missing') return showMissing(request)
  const typed = form.has('name') ? { name: form.get('name') ?? '', role: form.get('role') ?? '' } : undefined
  const status = outcome === 'stale' || outcome === 'lastOwner' ? 409 : 422
  const teams = { ...(await teamsShown(services, shown.id)), ...(typed && { chosenTeams: form.getAll('team') }) }
  return show(PersonPage, { shown, problem: outcome, typed, ...teams }, status)
}

/** `POST /people/{id}`: changes name, role and teams. */
export async function savePerson(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, param } = request
  const [name, role] = [parseName(form.get('name') ?? ''), form.get('role')]
  if (!name) return await showChange(request, services, 'name')
  if (!isRole(role)) return await showChange(request, services, 'role')
  const version = Number(form.get('version'))
  const wanted = form.getAll('team')
  const teams = knownTeams(services).filter((team) => wanted.includes(teamKey(team)))
  const change = { by: person, id: param('id'), change: { name, role }, version, teams }
  return await showChange(request, services, await changePerson(services.database, change, now))
}

/** `POST /people/{id}/disable` and `/enable` */
export const setDisabled =
  (disabled: boolean) =>
  async (request: PersonRequest, services: OfficeServices): Promise<Response> => {
    const { person, now, param } = request
    const change = { disabledAt: disabled ? now.toISOString() : null }
    const outcome = await changePerson(services.database, { by: person, id: param('id'), change }, now)
    return await showChange(request, services, outcome)
  }

/** `POST /people/{id}/recover`: a link for a person who has lost their passkeys. */
export async function makeRecoveryLink(
  request: PersonRequest,
  { database, settings }: OfficeServices,
): Promise<Response> {
  const { person, now, param } = request
  const shown = await findListed(database, param('id'))
  const token = shown && (await recoverPerson(database, { by: person, id: shown.id }, now))
  return token ? showLink(request, settings, shown.name, token) : showMissing(request)
}

/** `POST /people/{id}/sign-out`: ends all sessions of a person. */
export async function signOutPerson(request: PersonRequest, { database }: OfficeServices): Promise<Response> {
  const { person, now, param, redirect } = request
  const shown = await findListed(database, param('id'))
  if (!shown) return showMissing(request)
  await retryingTransaction(database, async (transaction) => {
    await audit(transaction, { by: person, action: 'endSessions', subject: `person:${shown.id}` }, now)
    await endSessions(transaction, shown.id, now)
  })
  return redirect(`/people/${shown.id}?saved`)
}
