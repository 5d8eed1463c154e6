import * as v from 'valibot'
import { lateChoices } from '../../../domain/orders/late-notice.ts'

/** What a notice about a visit says beside its order: the date of the visit. */
export const noticeContent = v.object({ date: v.string() })

/** What a notice of when the team finishes says: `at`, ISO 8601. */
export const finishContent = v.object({ date: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) })

/** What a notice that the team is late says: `at` is when it arrives, ISO 8601. */
export const lateContent = v.object({
  date: v.string(),
  minutes: v.picklist(lateChoices),
  at: v.pipe(v.string(), v.isoTimestamp()),
})
