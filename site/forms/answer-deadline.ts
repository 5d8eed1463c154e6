import { contactForm as words } from '#copy/contact-form.ts'
import { fill } from '../../copy/fill.ts'
import { officeTime } from '../../ui/office-time.ts'

/**
 * Until when the office answers: "before 18:00 on Monday 24 November", or the site's promise ("within 24 hours") where no time keeps it.
 * @param before as `answerBefore` of the domain has it
 */
export const answerDeadline = (before: Date | undefined): string =>
  before ? fill(words.deadline.time, { time: officeTime(before) }) : words.deadline.promise
