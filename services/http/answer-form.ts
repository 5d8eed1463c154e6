import { type AnyForm, type Problems, type Refused, readForm, refuse, type Values } from '../../domain/forms/form.ts'
import type { Outcome } from '../../domain/outcome.ts'

/**
 * Answers a posted form: reads it, acts, and shows its page again with what was typed where either fails.
 * @param sent the fields of the request
 * @param show the page of the form, with what is wrong
 * @param act what the form is for; the answer, or why it could not be done
 */
export async function answerForm<Of extends AnyForm>(
  sent: URLSearchParams,
  form: Of,
  show: (refused: Refused<Of>) => Response | Promise<Response>,
  act: (values: Values<Of>) => Promise<Response | Exclude<Outcome<object, Problems<Of>>, { outcome: 'done' }>>,
): Promise<Response> {
  const read = readForm(form, sent)
  if (!read.ok) return await show(read)
  const answer = await act(read.values)
  return answer instanceof Response ? answer : await show(refuse(form, read.texts, answer))
}
