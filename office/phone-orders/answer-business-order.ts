import { randomUUID } from 'node:crypto'
import { type Problems, type Refused, readForm, sentAs, showForm } from '../../domain/forms/form.ts'
import { countryOf } from '../../domain/language.ts'
import { atRates } from '../../domain/orders/vat.ts'
import { checkPostcode } from '../../domain/places/postcode.ts'
import { formatVisit, type Visit } from '../../domain/scheduling/visit.ts'
import { offerVisits } from '../../services/orders/draft/draft-quote.ts'
import { placeBusinessOrder } from '../../services/orders/place/place-business-order.ts'
import { takesOrders } from '../../services/orders/record/order-services.ts'
import type { OfficeServices, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import type { OfficeOrders } from '../gate/orders-in-language.ts'
import { languageOf } from './answer-new-order.ts'
import { type BusinessForm, type BusinessValues, businessForm, checkBusiness } from './business-form.ts'
import { type AgreedPrice, BusinessOrderPage } from './business-order-page.tsx'
import { byPhone, readLeadForOrder } from './lead-order.ts'

/** `GET /orders/business?lead=`: an order for the business that left a message (R19.1). */
export const showBusinessOrder: PersonAnswer = async (request, services) => {
  const given = await readRequest(request, services)
  if (!given) return request.notFound()
  const { details, business, language } = given.lead
  const code = checkPostcode(countryOf(language), given.lead.zipCode)
  const values = {
    ...details,
    company: business,
    invoiceEmail: details.email,
    ...(code.ok && { zipCode: code.zipCode }),
  }
  return businessPage(request, given, { values })
}

/**
 * `POST /orders/business?lead=`: shows the visits that are free for the work, or places the order. What was typed is
 * kept, whatever is wrong with it.
 */
export const answerBusinessOrder: PersonAnswer = async (request, services) => {
  const given = await readRequest(request, services)
  if (!given) return request.notFound()
  const { orders } = given
  if (!orders) return businessPage(request, given, {})
  const { tariff } = orders.estimator
  const form = businessForm(tariff)
  const read = readForm(form, request.form)
  if (!read.ok) return businessPage(request, given, { refused: read })
  const { values, texts } = read
  const checked = checkBusiness(tariff, values)
  const refuse = (problems: Problems<BusinessForm>, status: 409 | 422, offered: Partial<Shown> = {}) =>
    businessPage(request, given, { ...offered, refused: { form, texts, problems, status } })
  if (!checked.ok) return refuse(checked.problems, 422)
  const visits = (await offerVisits(orders, checked.home)).map(({ visit }) => visit)
  const { priceCents, business } = checked.home
  const rated = atRates({ country: tariff.country, business }, priceCents)
  const offered = { visits, price: { priceCents, business, rated } }
  if (sentAs(request.form) !== 'place') return businessPage(request, given, { ...offered, values })
  const { visit, agreed } = values
  if (!visit) return refuse({ visit: 'required' }, 422, offered)
  if (!agreed) return refuse({ agreed: 'tick' }, 422, offered)
  const { entry, zipCode } = values
  const leadId = given.lead.id
  const by = byPhone(request.person, { leadId, zipCode })
  const placed = await placeBusinessOrder(orders, { ...checked, visit }, { entry, leadId, by })
  if (placed.outcome === 'stale') return refuse({ form: 'stale' }, 409, offered)
  if (placed.outcome === 'refused') return refuse(placed.problems, 409, offered)
  const { number } = placed.order
  request.context.set('order', number)
  return request.redirect(`/orders/${number}${placed.isNew ? '?placed' : ''}`)
}

type Given = NonNullable<Awaited<ReturnType<typeof readRequest>>>

/** The message of a business, and the orders of the country that the work is in; undefined for other messages. */
async function readRequest({ query, form: sent }: PersonRequest, { database, orders }: OfficeServices) {
  const lead = await readLeadForOrder(database, query.get('lead') ?? '')
  if (!lead?.isBusiness) return undefined
  const language = languageOf(sent.get('zipCode') ?? lead.zipCode) ?? lead.language
  const served: OfficeOrders | undefined = orders[language]
  const isTaking = served && takesOrders(served.settings.orderSiteUrl[language], served.estimator.tariff)
  return {
    lead,
    orders: isTaking ? served : undefined,
    refusal: served ? ('notTaken' as const) : ('noTariff' as const),
  }
}

interface Shown {
  values: Partial<BusinessValues>
  refused: Refused<BusinessForm>
  visits: readonly Visit[]
  price: AgreedPrice
}

function businessPage(request: PersonRequest, { lead, orders, refusal }: Given, shown: Partial<Shown>): Response {
  const { values = {}, refused, visits, price } = shown
  if (!orders) return request.show(BusinessOrderPage, { lead, refusal }, 422)
  const form = businessForm(orders.estimator.tariff, visits?.map(formatVisit))
  const of = showForm(form, { ...values, entry: randomUUID() }, request.language, refused)
  return request.show(BusinessOrderPage, { lead, of, visits, price }, refused?.status ?? 200)
}
