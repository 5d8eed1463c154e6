import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { contactForm } from '#copy/contact-form.ts'
import { language } from '#copy/language.ts'
import { problems } from '#copy/problems.ts'
import { maximumLengths } from '../../domain/contact/contact-fields.ts'
import { requestFields } from '../../domain/contact/contact-request.ts'
import { cleanVisible } from '../../domain/contact/form-text.ts'
import { checkPhoneNumber } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { existsIn, type PageId, pageIds, pages, pathOf } from '../../domain/website/pages.ts'
import { type MessageServices, receiveMessage } from '../../services/contact/receive-message.ts'
import { clientAddress } from '../../services/http/client-address.ts'
import { isOwnOrigin } from '../../services/http/own-origin.ts'
import { badRequest, redirect } from '../../services/http/plain-answers.ts'
import { problem } from '../../services/http/problem.ts'
import type { AppEnvironment } from '../../services/http/request-log.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { type ContentServices, contentOfPage } from './content-of-page.ts'
import { type RenderServices, renderUncached } from './render-response.ts'

/**
 * In bytes. URL encoding takes up to nine bytes per UTF-16 unit (`%E2%82%AC`), and the longest field has 10,000 of
 * them.
 */
export const largestForm = 128 * 1024

/** The pages of this site that accept a form. */
export const formPages = pageIds.filter((id) => pages[id].form && existsIn(id, language))

type FormServices = ContentServices & RenderServices & MessageServices & { settings: Pick<Settings, 'trustedProxies'> }

/** The content types of native form posts. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

const statusOf = { invalid: 422, tooMany: 429, conflict: 409, notStored: 503 } as const

/**
 * A form posted to its page without script: the same rules and messages as `POST /api/sendMail`, and a rejected form
 * keeps its text. A stored message redirects to a page that says so and can be reloaded without sending again.
 */
export function receiveForm(services: FormServices, pageId: PageId) {
  const { settings, clock } = services
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const { req } = context
    if (!isOwnOrigin(req.raw, Object.values(settings.origin))) return new Response('Forbidden', { status: 403 })
    if (!formTypes.test(req.header('content-type') ?? '')) return problem(415, problems.notForm)
    const form = await readForm(context)
    if (!form) return badRequest()
    // Drops unknown fields: a browser extension may have added them, and the visitor cannot remove them.
    const input = Object.fromEntries(Object.entries(form).filter(([name]) => requestFields.includes(name)))
    if (form.begin) return await showCallBack(services, pageId, context, String(form.phoneNumber ?? ''))
    const reception = await receiveMessage(services, {
      input,
      trap: form.website,
      idempotencyKey: keyOfDay(form, clock()),
      clientAddress: clientAddress(context, settings.trustedProxies),
    })
    if (reception.outcome === 'accepted') {
      return redirect(`${pathOf(pageId, language)}?sent=${reception.id}#sent`, 303)
    }
    const outcome =
      reception.outcome === 'invalid'
        ? { state: 'invalid', values: input, problems: reception.problems }
        : { state: 'error', values: input, tooMany: reception.outcome === 'tooMany' }
    const content = await contentOfPage(services, pageId, { outcome })
    const response = await renderUncached(services, { ...content, status: statusOf[reception.outcome] }, context)
    if ('retryAfter' in reception) response.headers.set('Retry-After', String(reception.retryAfter))
    return response
  }
}

/** Shows the form as a call-back, with the phone number of a call-back box without script (R7.1). */
async function showCallBack(
  services: FormServices,
  pageId: PageId,
  context: Context<AppEnvironment>,
  typed: string,
): Promise<Response> {
  const phoneNumber = cleanVisible(typed).slice(0, maximumLengths.phoneNumber)
  const check = checkPhoneNumber(countryOf(language), phoneNumber)
  const values = { kind: 'callBack', phoneNumber, remark: contactForm.callBackRemark }
  const outcome = check.ok
    ? { state: 'idle', values }
    : { state: 'invalid', values, problems: { phoneNumber: check.problem } }
  const content = await contentOfPage(services, pageId, { outcome })
  return await renderUncached(services, { ...content, status: check.ok ? 200 : 422 }, context)
}

/** The fields of a form; undefined if the body is truncated or malformed. */
async function readForm({ req }: Context) {
  try {
    return await req.parseBody({ all: true })
  } catch {
    return undefined
  }
}

/**
 * A form without script has no idempotency key: the same text on the same day of the office counts as a second submit
 * of one message.
 */
function keyOfDay(input: object, now: Date): string {
  const text = `${officeClock(now).date} ${language} ${JSON.stringify(input)}`
  return `form-${createHash('sha256').update(text).digest('hex')}`
}
