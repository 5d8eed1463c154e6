import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { language } from '#copy/language.ts'
import { checkContactRequest } from '../../domain/contact-request.ts'
import { countryOf } from '../../domain/language.ts'
import type { PageId } from '../../site/pages.ts'
import { pathOf } from '../../site/pages.ts'
import { isOwnOrigin } from '../http/own-origin.ts'
import { acceptSubmission } from '../mail/accept-submission.ts'
import type { Services } from '../services.ts'
import { contentOfPage } from './content-of-page.ts'
import { answerOnce } from './show-page.ts'

/**
 * A form posted to its page without script: the same rules and messages as `POST /api/sendMail`, and what was typed is kept.
 * Once stored the visitor is led to the page that says so, which can be reloaded without sending again.
 */
export function receiveForm(services: Services, pageId: PageId) {
  const { database, mailWorker, clock, log, settings } = services
  return async ({ req }: Context): Promise<Response> => {
    if (!isOwnOrigin(req.raw, settings)) return new Response('Forbidden', { status: 403 })
    const { website, ...values } = await req.parseBody({ all: true })
    const show = async (state: 'invalid' | 'error', problems: object, status: number) => {
      const outcome = { state, values, problems }
      return answerOnce(services, { ...(await contentOfPage(services, pageId, { outcome })), status }, req.raw)
    }
    const check = checkContactRequest(countryOf(language), values)
    if (!check.ok) return show('invalid', check.problems, 422)
    try {
      const now = clock()
      const accepted = await acceptSubmission(
        database,
        {
          language,
          request: check.request,
          idempotencyKey: keyOfDay(check.request, now),
          suspectedSpam: Boolean(website),
        },
        now,
      )
      if (accepted.outcome === 'conflict') throw new Error('the key of a form is made of its text, yet it conflicts')
      mailWorker.wake()
      const location = `${pathOf(pageId, language)}?sent=${accepted.id}#sent`
      return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
    } catch (err) {
      log.error({ err }, 'message not stored')
      return show('error', {}, 503)
    }
  }
}

/** Without script no key comes along: the same text on the same day is the same message, pressed twice. */
function keyOfDay(request: object, now: Date): string {
  const text = `${now.toISOString().slice(0, 10)} ${language} ${JSON.stringify(request)}`
  return `form-${createHash('sha256').update(text).digest('hex')}`
}
