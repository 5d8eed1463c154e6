import { servedLanguages } from '../../domain/company/company.ts'
import { formatChoice, formFields } from '../../domain/estimate/choice.ts'
import { hoursOnSale } from '../../domain/estimate/sold-hours.ts'
import { visitWork, workProblems } from '../../domain/estimate/visit-work.ts'
import { readForm } from '../../domain/forms/form.ts'
import { countryOf, type Language } from '../../domain/language.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import { checkHome, type HomeCheck, readHome } from '../../domain/orders/order-home.ts'
import { holdForm } from '../../domain/orders/visit-form.ts'
import { checkPostcode, everywhere } from '../../domain/places/postcode.ts'
import { chooseVisit } from '../../services/orders/draft/choose-visit.ts'
import { offerVisits } from '../../services/orders/draft/draft-quote.ts'
import { findDraft, StaleDraft } from '../../services/orders/draft/draft-rows.ts'
import { saveHome, startDraft } from '../../services/orders/draft/order-drafts.ts'
import { takesOrders } from '../../services/orders/record/order-services.ts'
import type { OfficeServices, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { businessPath, readLeadForOrder } from './lead-order.ts'
import { type HomeProblem, NewOrderPage } from './new-order-page.tsx'

/** `GET /orders/new`: the home as the address has it, with its free visits and prices once it is complete (R17.18). */
export const showNewOrder: PersonAnswer = async (request, services) => {
  const given = await readHomeRequest(request.query, services)
  return given.lead?.isBusiness ? request.redirect(businessPath(given.lead)) : await homePage(request, given)
}

/**
 * `POST /orders/new`: holds a visit for a new draft, with what the message says, or for the one whose home was changed.
 */
export const beginOrder: PersonAnswer = async (request, services) => {
  const { form, person, redirect } = request
  const given = await readHomeRequest(form, services)
  const { orders, check, lead } = given
  if (lead?.isBusiness) return redirect(businessPath(lead))
  if (!orders || !check?.ok) return await homePage(request, given)
  if (!takesOrders(orders.settings.orderSiteUrl[orders.language], orders.estimator.tariff))
    return await homePage(request, given, 'notTaken')
  const read = readForm(holdForm, form)
  if (!read.ok) return await homePage(request, given, 'visit')
  const { visit, afterHandover, entry } = read.values
  const client = `person:${person.id}`
  const former = await findDraft(orders.database, given.draftId)
  const started =
    former?.language === orders.language
      ? { outcome: 'done' as const, draft: former }
      : await startDraft(orders, check.home, client, { details: lead?.details, entry })
  if (started.outcome === 'refused')
    return await homePage(request, given, 'retryAfter' in started ? 'tooMany' : started.problems.rooms)
  const { id, home } = started.draft
  try {
    const saved = await saveHome(orders, started.draft, { ...check.home, houseNumber: home.houseNumber })
    if (saved.outcome === 'refused') return await homePage(request, given, saved.problems.rooms)
    const choice = await chooseVisit(orders, saved.draft, visit, client, afterHandover)
    if (choice.outcome === 'refused') return await homePage(request, { ...given, draftId: id }, choice.problems.visit)
  } catch (error) {
    // A draft that was purged or ordered meanwhile is read again.
    if (!(error instanceof StaleDraft)) throw error
  }
  return redirect(draftPath(id, lead?.id))
}

/**
 * The page of a draft, which remembers the message that it was made of, and whether its customer has no e-mail address.
 */
export function draftPath(draftId: string, leadId: string | undefined, noEmail = false): string {
  const query = new URLSearchParams({ ...(leadId && { lead: leadId }), ...(noEmail && { noEmail: 'on' }) })
  return `/orders/new/${draftId}${query.size > 0 ? `?${query}` : ''}`
}

type HomeRequest = Awaited<ReturnType<typeof readHomeRequest>>

/** Reads a home from an address or form. Its postcode says in which country, and so in which language, is ordered. */
async function readHomeRequest(given: URLSearchParams, { database, orders }: OfficeServices) {
  const lead = await readLeadForOrder(database, given.get('lead') ?? '')
  const query = new URLSearchParams(given)
  if (lead && !query.has('zipCode')) query.set('zipCode', lead.zipCode)
  const language = languageOf(query.get('zipCode') ?? '') ?? lead?.language ?? servedLanguages[0] ?? 'en'
  const services = orders[language]
  const { choice, handover, draft = '' } = readHome(query, services?.estimator.tariff.typicalHome)
  const days = handover === undefined ? {} : { handover }
  const editsRooms = given.has(formFields.add) || given.has(formFields.remove)
  const isComplete = given.has('zipCode') && !editsRooms
  const outside = given.has('outside')
  const typed = { choice, houseNumber: '', ...days }
  const check = isComplete ? checkHome(countryOf(language), typed, outside ? everywhere : undefined) : undefined
  return { choice, handover, outside, orders: services, language, check, lead, draftId: draft }
}

/** The language of the country that a postcode is of; undefined for anything else. */
export const languageOf = (zipCode: string): Language | undefined =>
  servedLanguages.find((language) => checkPostcode(countryOf(language), zipCode).ok)

async function homePage(
  { show }: PersonRequest,
  { choice, handover, outside, orders, language, check, lead, draftId }: HomeRequest,
  refusal?: HomeProblem,
): Promise<Response> {
  const tariff = orders?.estimator.tariff
  const home = check?.ok && tariff ? check.home : undefined
  const work = home && tariff && visitWork(tariff, home)
  const offers: VisitOffer[] | undefined = work && orders && home ? await offerVisits(orders, home) : undefined
  const undoable = home && tariff && !work && (workProblems(tariff, home).zipCode ? 'noTeam' : 'tooLarge')
  const problem = (refusal ?? undoable) || problemOf(check, !orders)
  return show(
    NewOrderPage,
    {
      choice,
      handover,
      outside,
      language,
      lead,
      draftId,
      problem,
      rooms: choice.rooms ?? tariff?.typicalHome ?? [],
      hoursOnSale: tariff ? hoursOnSale(tariff) : [],
      typical: !choice.rooms,
      offer: work && offers && { offers, teamName: work.team.name, ...work.crew, address: formatChoice(choice) },
    },
    problem === 'tooMany' ? 429 : problem === 'taken' ? 409 : problem ? 422 : 200,
  )
}

function problemOf(check: HomeCheck | undefined, hasNoTariff: boolean): HomeProblem | undefined {
  if (hasNoTariff) return 'noTariff'
  if (!check || check.ok) return undefined
  const { zipCode, rooms } = check.problems
  if (zipCode === 'notCovered') return zipCode
  if (zipCode) return zipCode === 'required' ? 'zipCodeRequired' : 'zipCode'
  return rooms && 'rooms'
}
