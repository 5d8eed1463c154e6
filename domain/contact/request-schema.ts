import * as v from 'valibot'
import { weekdays } from '../opening/weekdays.ts'
import { regionIds } from '../places/region.ts'
import { contactKinds } from './contact-fields.ts'

/**
 * The shape of a message to the office, as it is stored. It was checked when it was accepted, by the rules of that
 * release, so only what its readers rely on is checked again: a rule that became stricter since must not keep an
 * accepted message from the office.
 */
export const requestSchema = v.object({
  kind: v.picklist(contactKinds),
  /** Empty, like the other fields but e-mail and message, from someone outside our area. */
  firstName: v.string(),
  lastName: v.string(),
  /** Empty where a call-back needs none. */
  email: v.string(),
  phoneNumber: v.string(),
  /** The name of the business. Always present unless `kind` is `contact` or `uncovered`. */
  business: v.exactOptional(v.string()),
  /** Empty where a call-back says nothing. */
  remark: v.string(),
  /**
   * The fields of a partner application beyond those of the contact form (R7.9), present if `kind` is `partner`. There
   * the company's name is `business` and the motivation `remark`.
   */
  application: v.exactOptional(
    v.object({
      /** Where the team can work; at least one region. */
      regions: v.array(v.picklist([...regionIds.BE, ...regionIds.NL])),
      /** People in the team, 1 to `largestTeam`. */
      teamSize: v.number(),
      /** '0123.456.749' (BE) or '12345678' (NL). */
      companyNumber: v.string(),
      /** The days the team can work; at least one. */
      availability: v.array(v.picklist(weekdays)),
    }),
  ),
})

/** A message to the office, cleaned and valid. The phone number is as the visitor typed it. */
export type ContactRequest = v.InferOutput<typeof requestSchema>
