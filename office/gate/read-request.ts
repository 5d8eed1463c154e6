import type { Context } from 'hono'
import { createElement } from 'react'
import { officeWords } from '../../copy/office/words.ts'
import { isLanguage, type Language, languages } from '../../domain/language.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import { type Action, mayDo, type Person } from '../../domain/people/person.ts'
import { pathOf } from '../../domain/website/pages.ts'
import type { AppRequest } from '../../services/http/serve-routes.ts'
import { servedLanguage } from '../../services/settings/served-language.ts'
import { renderDocument } from '../../ui/document/render-page.tsx'
import { formatsFor } from '../layout/formats.ts'
import { OfficeFactsProvider } from '../layout/office-facts.ts'
import { MessagePage } from '../sections/office-message-page.tsx'
import type { OfficeRequest, OfficeServices } from './office-route.ts'

/**
 * Adds what handlers of the office use to a request.
 * @param person the signed-in person: pages show their name, in their language
 * @param known the language of a signed-out person, such as from an invitation; the browser's by default
 */
export function readRequest(
  { clock, assets, settings, orders }: Pick<OfficeServices, 'clock' | 'assets' | 'settings' | 'orders'>,
  read: AppRequest,
  person?: Person,
  known?: Language,
): OfficeRequest {
  const { context, form, query } = read
  const now = clock()
  const language = person?.language ?? known ?? preferredLanguage(context)
  const words = officeWords[language]
  const speech = { words, language, now, ...formatsFor(language, now) }
  const { path } = context.req
  const { origin } = settings.office
  const tariffs = languages.flatMap((each) => orders[each]?.estimator.tariff ?? [])
  const isDemonstration = tariffs.length > 0 && tariffs.every(({ sample }) => sample)
  const site = servedLanguage(settings, language)
  const demonstration = isDemonstration ? settings.origin[site] + pathOf('unconfirmed', site) : undefined
  const number = parseOrderNumber(context.req.param('number') ?? form.get('number') ?? query.get('number') ?? '')
  if (number) context.set('order', number)
  const show: OfficeRequest['show'] = (page, props, status = 200) => {
    const may = (action: Action) => person !== undefined && mayDo(person.role, action)
    const facts = { ...speech, person, may, origin, path, demonstration, assets }
    return context.html(
      renderDocument(createElement(OfficeFactsProvider, { value: facts }, createElement(page, props))),
      status,
    )
  }
  return {
    ...read,
    ...speech,
    number,
    show,
    redirect: (to) => context.redirect(to, 303),
    notFound: () => show(MessagePage, words.frame.notFound, 404),
  }
}

/** Before signing in, the first of our languages that the browser asks for. */
function preferredLanguage(context: Context): Language {
  const wanted = (context.req.header('accept-language') ?? '').split(',').map((entry) => entry.trim().slice(0, 2))
  return wanted.find(isLanguage) ?? 'en'
}
