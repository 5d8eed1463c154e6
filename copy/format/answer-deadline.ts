import { contactForm as words } from '#copy/contact-form.ts'
import { fill } from '../fill.ts'
import { officeTime } from './format-work.ts'

/**
 * Formats the deadline of an answer: "by 18:00 on Monday 24 November", or the promise in words ("within 24 hours")
 * if there is no deadline.
 * @param before the result of `answerBefore`
 */
export const answerDeadline = (before: Date | undefined): string =>
  before ? fill(words.deadline.time, { time: officeTime(before) }) : words.deadline.promise
