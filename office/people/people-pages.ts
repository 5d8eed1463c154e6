import { type Refused, refuse, showForm } from '../../domain/forms/form.ts'
import { countries } from '../../domain/language.ts'
import { type Database, retryingTransaction } from '../../services/database/schema.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { audit } from '../../services/people/audit.ts'
import { invitationLink, invitationMinutes, invitePerson, recoverPerson } from '../../services/people/invitations.ts'
import { changePerson, listPeople } from '../../services/people/people.ts'
import type { TeamOfCountry } from '../../services/people/person-teams.ts'
import { teamKey, teamsOfPerson } from '../../services/people/person-teams.ts'
import { endSessions } from '../../services/people/sessions.ts'
import type { OfficeServices, PageAnswer, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { teamNames } from '../gate/planning-country.ts'
import { LinkPage } from '../gate/way-in-pages.tsx'
import { PeoplePage, PersonPage } from './people-page.tsx'
import { inviteForm, personForm } from './person-forms.ts'

/** `GET /people`, with an invitation that was refused. */
export const showPeople: PageAnswer<Refused<typeof inviteForm>> = async ({ show, language }, { database }, refused) => {
  const invitation = showForm(inviteForm, { role: 'office', language }, language, refused)
  return show(PeoplePage, { people: await listPeople(database), invitation }, refused?.status)
}

/** `POST /people`: invites someone, and shows the link. */
export const invite = (request: PersonRequest, services: OfficeServices): Promise<Response> =>
  answerForm(
    request.form,
    inviteForm,
    (refused) => showPeople(request, services, refused),
    async (invited) => {
      const made = await invitePerson(services.database, { by: request.person, ...invited }, request.now)
      return made.outcome === 'done' ? showLink(request, services, { name: invited.name, token: made.token }) : made
    },
  )

type MadeLink = Record<'name' | 'token', string>

const showLink = ({ show }: PersonRequest, { settings }: OfficeServices, { name, token }: MadeLink) =>
  show(LinkPage, { name, link: invitationLink(settings.office.origin, token), minutes: invitationMinutes })

const findListed = async (database: Database, id: string) =>
  (await listPeople(database)).find((person) => person.id === id)

/** `GET /people/{id}`. @param refused the form that was sent, if it could not be saved */
export const showPerson: PageAnswer<Refused<ReturnType<typeof personForm>>> = async (request, services, refused) => {
  const { language, query, show, words } = request
  const shown = await findListed(services.database, request.param('id'))
  if (!shown) return request.notFound()
  const known = knownTeams(services).map((team) => [
    teamKey(team),
    `${team.name}, ${words.orders.countries[team.country]}`,
  ])
  const teams = Object.fromEntries(known)
  const { name, role, version } = shown
  const team = (await teamsOfPerson(services.database, shown.id)).map(teamKey)
  const change = showForm(personForm(Object.keys(teams)), { name, role, version, team }, language, refused)
  return show(PersonPage, { shown, saved: query.has('saved'), change, teams }, refused?.status)
}

/** `POST /people/{id}`: changes name, role and teams. */
export function savePerson(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, param, redirect } = request
  const known = knownTeams(services)
  return answerForm(
    form,
    personForm(known.map(teamKey)),
    (refused) => showPerson(request, services, refused),
    async ({ version, team, name, role }) => {
      const teams = known.filter((one) => team.includes(teamKey(one)))
      const change = { by: person, id: param('id'), change: { name, role }, version, teams }
      const changed = await changePerson(services.database, change, now)
      return changed.outcome === 'done' ? redirect(`/people/${param('id')}?saved`) : changed
    },
  )
}

/** `POST /people/{id}/disable` and `/enable` */
export const setDisabled =
  (disabled: boolean) =>
  async (request: PersonRequest, services: OfficeServices): Promise<Response> => {
    const { person, now, param, redirect } = request
    const change = { disabledAt: disabled ? now.toISOString() : null }
    const changed = await changePerson(services.database, { by: person, id: param('id'), change }, now)
    if (changed.outcome === 'done') return redirect(`/people/${param('id')}?saved`)
    return await showPerson(request, services, refuse(personForm([]), {}, changed))
  }

/** `POST /people/{id}/recover`: a link for a person who has lost their passkeys. */
export const makeRecoveryLink: PersonAnswer = async (request, services) => {
  const { person, now, param } = request
  const made = await recoverPerson(services.database, { by: person, id: param('id') }, now)
  return made.outcome === 'done' ? showLink(request, services, made) : request.notFound()
}

/** `POST /people/{id}/sign-out`: ends all sessions of a person. */
export const signOutPerson: PersonAnswer = async (request, { database }) => {
  const { person, now, param, redirect } = request
  const shown = await findListed(database, param('id'))
  if (!shown) return request.notFound()
  await retryingTransaction(database, async (transaction) => {
    await audit(transaction, { by: person, action: 'endSessions', subject: `person:${shown.id}` }, now)
    await endSessions(transaction, shown.id, now)
  })
  return redirect(`/people/${shown.id}?saved`)
}

/** The teams of all tariffs, by country, with their names. */
const knownTeams = (services: Pick<OfficeServices, 'orders'>): (TeamOfCountry & { name: string })[] =>
  countries.flatMap((country) =>
    Object.entries(teamNames(services, country)).map(([team, name]) => ({ country, team, name })),
  )
