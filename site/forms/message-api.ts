import { problems as words } from '#copy/problems.ts'
import { type MessageServices, receiveMessage, statusOf } from '../../services/contact/receive-message.ts'
import { clientAddress } from '../../services/http/client-address.ts'
import { idempotencyKey } from '../../services/http/idempotency-key.ts'
import { problem } from '../../services/http/problem.ts'
import { readJsonObject } from '../../services/http/read-json.ts'
import type { AppRequest } from '../../services/http/serve-routes.ts'
import { partnerProblems } from './partner-problems.ts'
import { contactProblems, problemText } from './problem-text.ts'

/** The largest body that is read, in bytes. */
export const largestMessage = 32 * 1024

type MessageApiServices = MessageServices & {
  settings: { trustedProxies: readonly string[] }
}

/**
 * `POST /api/sendMail`: 202 once the message is durably stored; 400, 403, 409, 413, 415, 422, 429 and 503 as
 * problem+json, in the site's language, with a code and a message per field.
 */
export async function receiveApiMessage({ context }: AppRequest, services: MessageApiServices): Promise<Response> {
  const { settings } = services
  const { req } = context
  const key = req.header('idempotency-key')
  if (key !== undefined && !idempotencyKey.test(key)) return problem(400, words.malformedKey)
  const input = await readJsonObject(req.raw)
  if (!input) return problem(400, words.malformedJson)

  const fillTime = req.header('fill-time')
  const reception = await receiveMessage(services, {
    input,
    idempotencyKey: key,
    clientAddress: clientAddress(context, settings.trustedProxies),
    fillTime: fillTime ? Number(fillTime) : undefined,
  })
  switch (reception.outcome) {
    case 'done':
      return context.json({ id: reception.id }, 202, {
        'Cache-Control': 'no-store',
        // The same promise as in the receipt, made by the server, so that one clock and one rule apply.
        ...(reception.answerBefore && { 'Answer-Before': reception.answerBefore.toISOString() }),
        Receipt: reception.receipt ? 'yes' : 'no',
      })
    case 'stale':
      return problem(409, words.keyReused)
    case 'refused': {
      const { problems } = reception
      if (!('retryAfter' in reception))
        return problem(422, words.invalid, { errors: problems, messages: sentencesFor(input, problems) })
      const headers = { 'Retry-After': String(reception.retryAfter) }
      return problem(statusOf(reception), words[reception.problems.form], { headers })
    }
  }
}

/** The message that a form would show beside each field. */
function sentencesFor({ kind }: Record<string, unknown>, problems: Record<string, string>) {
  const texts = kind === 'partner' ? partnerProblems : contactProblems
  return Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, problemText(texts, field, code)]))
}
