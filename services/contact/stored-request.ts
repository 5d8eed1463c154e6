import * as v from 'valibot'
import { type ContactRequest, requestSchema } from '../../domain/contact/request-schema.ts'
import { storedProblem } from '../database/stored-json.ts'

/** `problem` names the field that is not as expected, never its value: it is logged. */
export type StoredRequest = { ok: true; request: ContactRequest } | { ok: false; problem: string }

/**
 * Reads a stored message back.
 * @param payload JSON, as this or an earlier release stored it
 */
export function readStoredRequest(payload: string): StoredRequest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), requestSchema), payload)
  return parsed.success ? { ok: true, request: parsed.output } : { ok: false, problem: storedProblem(parsed.issues) }
}
