import * as v from 'valibot'
import { contactKinds } from '../../domain/contact/contact-fields.ts'
import type { ContactRequest } from '../../domain/contact/contact-request.ts'
import { weekdays } from '../../domain/opening/weekdays.ts'
import { regionIds } from '../../domain/places/region.ts'
import { storedProblem } from '../database/stored-json.ts'

/**
 * The shape of a stored message. It was checked when it was accepted, by the rules of that release, so only what its
 * readers rely on is checked again: a rule that became stricter since must not keep an accepted message from the
 * office.
 */
const storedRequest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kind: v.picklist(contactKinds),
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phoneNumber: v.string(),
    business: v.exactOptional(v.string()),
    remark: v.string(),
    application: v.exactOptional(
      v.object({
        regions: v.array(v.picklist([...regionIds.BE, ...regionIds.NL])),
        teamSize: v.number(),
        companyNumber: v.string(),
        availability: v.array(v.picklist(weekdays)),
      }),
    ),
  }),
)

/** `problem` names the field that is not as expected, never its value: it is logged. */
export type StoredRequest = { ok: true; request: ContactRequest } | { ok: false; problem: string }

/**
 * Reads a stored message back.
 * @param payload JSON, as this or an earlier release stored it
 */
export function readStoredRequest(payload: string): StoredRequest {
  const parsed = v.safeParse(storedRequest, payload)
  return parsed.success ? { ok: true, request: parsed.output } : { ok: false, problem: storedProblem(parsed.issues) }
}
