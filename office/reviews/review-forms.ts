import { carried, lines, seen, selectOne } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import { withholdReasons } from '../../domain/reviews/withhold-reason.ts'

/** Characters of a reply; Google takes 4,096 bytes. */
const longestReply = 1000

const ofReview = { reviewId: carried(), version: seen() }

/** Withholds a review for a reason (R9.7). Its name, like the others', tells it from the forms of other reviews. */
export const withholdForm = (reviewId: string) =>
  form({ reason: selectOne(withholdReasons), ...ofReview }, { name: `withhold-${reviewId}` })

/** Shows a review again. */
export const showAgainForm = (reviewId: string) => form(ofReview, { name: `show-${reviewId}` })

/** Keeps the draft of a reply, which may be empty. */
export const draftForm = (reviewId: string) =>
  form({ replyDraft: lines(longestReply, { required: false }), ...ofReview }, { name: `draft-${reviewId}` })
