import { cleanLine } from '../../domain/contact/form-text.ts'
import { readOfficeMoment } from '../../domain/scheduling/office-moment.ts'
import { keyOf, type PageKey } from '../../services/cms/cms-pages.ts'
import { presentKey } from '../../services/cms/move-page.ts'
import { plainPath } from '../../services/cms/page-path.ts'
import { findLinksTo } from '../../services/cms/picture-uses.ts'
import { claimTyped } from '../../services/cms/preview-links.ts'
import { fieldProblems, readPageForm } from '../../services/cms/typed-page.ts'
import type { OfficeServices, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { endLease, findLease, takeLease } from '../live/leases.ts'
import { changePage, type Refused, type SeenPage } from './change-page.ts'
import { EditPage } from './edit-page.tsx'
import { actionRules, pageActions } from './page-actions.ts'
import { addressOnSite, editPath, findAsked, keyOfRequest } from './page-address.ts'
import type { EditNotice } from './page-form.tsx'
import { adviceOn } from './read-advice.ts'
import { readTwinChoice } from './read-twin-choice.ts'

/** `GET /pages/{language}/{path}`: a page as its editor writes it. */
export const showEdit = (request: PersonRequest, services: OfficeServices): Promise<Response> => {
  const done = pageActions.find((action) => action === request.query.get('done'))
  return showWith(request, services, done && { done })
}

/**
 * `POST /pages/{language}/{path}`: performs the action in the form's `do` (R17.33). Typed text stays in the form; a
 * stale save answers 409 with both texts (R17.34).
 */
export const answerEdit: PersonAnswer = async (request, services) => {
  const { form, person, redirect } = request
  const key = keyOfRequest(request)
  if (!key) return request.notFound()
  const action = pageActions.find((one) => one === form.get('do')) ?? 'save'
  const typed = readPageForm(form)
  const moment = { date: form.get('publishDate') ?? '', time: form.get('publishTime') ?? '' }
  const [newPath, twin] = [form.get('newPath') ?? key.path, form.get('twin') ?? '']
  const to = plainPath(cleanLine(action === 'pair' ? twin : newPath))
  const kept = {
    typed,
    twin,
    ...((moment.date || moment.time) && { moment }),
    ...(newPath !== key.path && { address: { path: newPath } }),
  }
  const refuse = (status: 409 | 422, notice: EditNotice) => showWith(request, services, { ...kept, ...notice }, status)
  const fields = fieldProblems(typed)
  if (action !== 'discard' && Object.keys(fields).length > 0) return await refuse(422, { fields })
  const read = action === 'schedule' ? readOfficeMoment(moment.date, moment.time) : undefined
  if (typeof read === 'string') return await refuse(422, { moment: { ...moment, problem: read } })
  const seen: SeenPage = { page: form.get('page') ?? '', draft: form.get('draft') ?? '' }
  const order = { key, person, action, seen, typed, publishAt: read?.at, to, anyway: form.has('anyway') }
  const { database, settings, clock } = services
  const changed = await changePage(database, order, { origins: settings.origin, clock })
  if (changed.outcome === 'stale') return await refuse(409, { stale: true })
  if (changed.outcome === 'refused') return await refuse(422, noticeOf(changed.problems))
  if (changed.deadLinks) return await refuse(422, { typed: undefined, flaws: changed.deadLinks, isKept: true })
  const present = await presentKey(database, key)
  if (actionRules[action].endsWriting) await endLease(database, subjectOf(present), person.id, request.now)
  return redirect(`${editPath(present)}?done=${action}`)

  function noticeOf(problem: Refused): Omit<EditNotice, 'typed'> {
    if ('moment' in problem) return { moment: { ...moment, problem: problem.moment } }
    if ('address' in problem) return { address: { path: newPath, problem: problem.address } }
    return problem
  }
}

async function showWith(
  request: PersonRequest,
  services: OfficeServices,
  notice: EditNotice = {},
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const { database, settings } = services
  const found = await findAsked(request, database)
  if (!found) return request.notFound()
  const { key, page, draft } = found
  const written = draft?.page ?? page
  const writer = draft && (await nameOf(services, draft.personId))
  const advice = notice.typed || notice.flaws ? [] : await adviceOn(services, written, request.now)
  const opener =
    notice.done && actionRules[notice.done].endsWriting ? undefined : await openedBy(request, services, key)
  const origin = settings.origin[page.language]
  const claim = claimTyped(request.session, page, request.now)
  const linkedFrom = page.status === 'published' ? await findLinksTo(database, key, addressOnSite(page)) : []
  const twin = await readTwinChoice(database, key)
  return request.show(
    EditPage,
    { page, draft, writer, opener, origin, claim, advice, linkedFrom, twin, notice },
    status,
  )
}

/** How long a page counts as open after it was opened or saved, in milliseconds. */
const openTime = 30 * 60_000

const subjectOf = (key: PageKey) => `page:${keyOf(key)}`

/**
 * Records that a person has a page open (R17.39). It locks no one out.
 * @returns the other person who had it open before, and since when; undefined if none had
 */
async function openedBy({ person, now }: PersonRequest, services: OfficeServices, key: PageKey) {
  const { database } = services
  await takeLease(database, subjectOf(key), person.id, now, openTime)
  const lease = await findLease(database, subjectOf(key), now)
  if (!lease || lease.personId === person.id) return undefined
  return { name: await nameOf(services, lease.personId), since: new Date(lease.since) }
}

/** The name of a person of the office. */
async function nameOf({ database }: OfficeServices, id: string): Promise<string> {
  const person = await database.selectFrom('person').select('name').where('id', '=', id).executeTakeFirst()
  return person?.name ?? '?'
}
