import { language } from '#copy/language.ts'
import { location as words } from '#copy/order/location.ts'
import { sisterOf } from '../../domain/company/company.ts'
import { formatChoice, formFields } from '../../domain/estimate/choice.ts'
import { hourlyPackage, hoursOnSale } from '../../domain/estimate/sold-hours.ts'
import { includedExtras } from '../../domain/estimate/work.ts'
import { countryOf } from '../../domain/language.ts'
import { checkHome, type HomeCheck, readHome, type TypedHome } from '../../domain/orders/order-home.ts'
import { handOffUrl, locationPath } from '../../domain/orders/ordering-site.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { findDraft, StaleDraft } from '../../services/orders/draft/draft-rows.ts'
import { saveHome, startDraft } from '../../services/orders/draft/order-drafts.ts'
import { takesOrders } from '../../services/orders/record/order-services.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { draftPath } from '../layout/routes.ts'
import { showTooMany } from '../respond/show-message.ts'
import { homeFieldIds } from '../sections/home-fields.tsx'
import LocationPage, { type LocationProps } from './location-page.tsx'

/** `GET /location`: step 1 with everything that the address says filled in. It stores nothing. */
export const showLocation = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const query = request.query
  if (!query.has('packageId')) query.set('packageId', request.context.req.path === locationPath('es') ? 'es' : 'gs')
  const typed = readHome(query)
  const check = checkHome(countryOf(language), typed)
  // An empty form has no mistakes yet.
  const problems = check.ok || typed.choice.zipCode === '' ? {} : check.problems
  return await showHome(services, request, { typed, check, problems })
}

/**
 * `POST /location`: begins an order, or changes the home of one. Buttons that store nothing (add or drop a room, a new
 * price) lead to the address that says the same. A postcode outside our area answers 200: it is not a mistake (R5.4).
 */
export const receiveLocation = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const { orders, settings } = services
  const { form } = request
  const typed = readHome(form, orders.estimator.tariff.typicalHome)
  const { add, remove, more, fewer } = formFields
  const hasButton = (...names: string[]) => names.some((name) => form.has(name))
  if (hasButton(add, remove)) return redirect(`${addressOf(typed)}#${homeFieldIds.rooms}`, 303)
  if (hasButton(more, fewer)) return redirect(`${addressOf(typed)}#${homeFieldIds.figures}`, 303)
  if (hasButton('refresh')) return redirect(addressOf(typed), 303)
  const check = checkHome(countryOf(language), typed)
  const unnumbered = typed.houseNumber === ''
  if (!check.ok || unnumbered || !takesOrders(settings.orderSiteUrl[language], orders.estimator.tariff)) {
    const problems = { ...(!check.ok && check.problems), ...(unnumbered && { houseNumber: 'required' as const }) }
    const status = problems.zipCode === 'notCovered' ? 200 : 422
    return await showHome(services, request, { typed, check, problems, status })
  }
  // A draft that is gone after a day begins anew: what was typed is in the form.
  const draft = typed.draft && (await findDraft(orders.database, typed.draft))
  try {
    const saved = draft
      ? await saveHome(orders, draft, check.home)
      : await startDraft(orders, check.home, request.client)
    if (saved.outcome === 'done') return redirect(draftPath(saved.draft.id, 'visits'), 303)
    if ('retryAfter' in saved) return await showTooMany(request, saved.retryAfter)
    return await showHome(services, request, { typed, check, problems: saved.problems, status: 422 })
  } catch (error) {
    if (draft && error instanceof StaleDraft) return redirect(draftPath(draft.id, 'visits'), 303)
    throw error
  }
}

/** The address of step 1 that says what was typed, valid or not. */
function addressOf({ choice, ...others }: TypedHome): string {
  const more = new URLSearchParams()
  for (const [name, value] of Object.entries(others)) if (value) more.set(name, value)
  return `${locationPath(choice.packageId)}?${[formatChoice(choice), more].filter(String).join('&')}`
}

interface ShownHome {
  typed: TypedHome
  check: HomeCheck
  problems: LocationProps['problems']
  status?: 200 | 422
}

async function showHome(services: TakingOrders, request: OrderRequest, shown: ShownHome): Promise<Response> {
  const { estimator, settings, orders, clock } = services
  const { typed, check, status = 200 } = shown
  const { choice } = typed
  const estimate = check.ok ? estimator.estimate(check.home, clock()) : undefined
  const sister = sisterOf(language)
  const otherZipCode = !check.ok && check.problems.zipCode === 'otherCountry' ? check.zipCode : undefined
  const data: LocationProps = {
    offered: takesOrders(settings.orderSiteUrl[language], orders.estimator.tariff),
    form: {
      ...typed,
      typicalHome: estimator.tariff.typicalHome,
      includedExtras: includedExtras(choice.packageId),
      ...(choice.packageId === hourlyPackage && { hoursOnSale: hoursOnSale(estimator.tariff) }),
    },
    problems: estimate?.ok === false ? { ...shown.problems, ...estimate.problems } : shown.problems,
    ...(estimate?.ok && { estimate: estimate.estimate }),
    ...(otherZipCode &&
      sister && {
        toOtherSite: {
          href: handOffUrl(settings.orderSiteUrl[sister], choice.packageId, otherZipCode, {
            ...choice,
            ...typed,
          }),
          zipCode: otherZipCode,
        },
      }),
  }
  const { title } = choice.packageId === 'es' ? words.endOfTenancy : words
  return await request.show(LocationPage, data, { title, status })
}
