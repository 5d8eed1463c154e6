import { hash } from 'node:crypto'
import { contactForm } from '#copy/contact-form.ts'
import { language } from '#copy/language.ts'
import { maximumLengths } from '../../domain/contact/contact-fields.ts'
import { requestFields } from '../../domain/contact/contact-request.ts'
import { cleanVisible } from '../../domain/contact/form-text.ts'
import { phoneNumberProblem } from '../../domain/contact/phone-number.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { existsIn, type PageId, pageIds, pages, pathOf } from '../../domain/website/pages.ts'
import { type MessageServices, receiveMessage, statusOf } from '../../services/contact/receive-message.ts'
import { clientAddress } from '../../services/http/client-address.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import type { AppRequest } from '../../services/http/serve-routes.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { type ContentServices, readPage } from './read-page.ts'
import { type RenderServices, renderUncached } from './render-response.ts'

/** The pages of this site that accept a form. */
export const formPages = pageIds.filter((id) => pages[id].form && existsIn(id, language))

type FormServices = ContentServices & RenderServices & MessageServices & { settings: Pick<Settings, 'trustedProxies'> }

/**
 * A form posted to its page without script: the same rules and messages as `POST /api/sendMail`, and a rejected form
 * keeps its text. A stored message redirects to a page that says so and can be reloaded without sending again.
 */
export async function receiveForm(request: AppRequest, services: FormServices, pageId: PageId): Promise<Response> {
  const { settings, clock } = services
  const { context, form } = request
  // Drops unknown fields: a browser extension may have added them, and the visitor cannot remove them.
  const input = Object.fromEntries(
    requestFields.filter((name) => form.has(name)).map((name) => [name, sentValue(form, name)]),
  )
  if (form.get('begin')) return await showCallBack(services, pageId, request)
  const reception = await receiveMessage(services, {
    input,
    trap: form.get('website') ?? undefined,
    idempotencyKey: keyOfDay(form, clock()),
    clientAddress: clientAddress(context, settings.trustedProxies),
  })
  if (reception.outcome === 'done') return redirect(`${pathOf(pageId, language)}?sent=${reception.id}#sent`, 303)
  const status = statusOf(reception)
  const outcome =
    reception.outcome === 'refused' && !('retryAfter' in reception)
      ? { state: 'invalid' as const, values: input, problems: reception.problems }
      : { state: 'error' as const, values: input, tooMany: status === 429 }
  const content = await readPage(services, pageId, { outcome })
  const response = await renderUncached(services, { ...content, status }, context)
  if ('retryAfter' in reception) response.headers.set('Retry-After', String(reception.retryAfter))
  return response
}

/** Shows the form as a call-back, with the phone number of a call-back box without script (R7.1). */
async function showCallBack(services: FormServices, pageId: PageId, { context, form }: AppRequest): Promise<Response> {
  const phoneNumber = cleanVisible(form.get('phoneNumber') ?? '').slice(0, maximumLengths.phoneNumber)
  const problem = phoneNumberProblem(phoneNumber)
  const values = { kind: 'callBack', phoneNumber, remark: contactForm.callBackRemark }
  const outcome = problem
    ? { state: 'invalid' as const, values, problems: { phoneNumber: problem } }
    : { state: 'idle' as const, values }
  const content = await readPage(services, pageId, { outcome })
  return await renderUncached(services, { ...content, status: problem ? 422 : 200 }, context)
}

/** A field as it was sent: several values of checkboxes are a list. */
const sentValue = (form: URLSearchParams, name: string): string | string[] => {
  const [first = '', ...more] = form.getAll(name)
  return more.length > 0 ? [first, ...more] : first
}

/**
 * A form without script has no idempotency key: the same text on the same day of the office counts as a second submit
 * of one message.
 */
function keyOfDay(form: URLSearchParams, now: Date): string {
  const text = `${officeClock(now).date} ${language} ${form}`
  return `form-${hash('sha256', text)}`
}
