import { brand } from '../../domain/company/company.ts'

/** The words for failures (R3.11) and the page for our own faults. Placeholders: {requestId}. */
export const errors = {
  page: {
    metaTitle: `An error occurred | ${brand}`,
    metaDescription: 'Something went wrong on our side.',
    title: 'An error occurred',
    text: 'Something went wrong on our side and we couldn’t show this page. Please try again in a moment.',
    reference: 'If you contact us about it, mention this number: {requestId}',
    home: 'Back to the home page',
    contact: 'Contact customer service',
  },
  /** While the database is away. `kept`: for a form, whose fields are sent again. */
  away: {
    metaTitle: `Back in a moment | ${brand}`,
    metaDescription: 'We can’t reach our data right now.',
    title: 'Back in a moment',
    text: 'We can’t reach our data right now. Nothing is lost: please try again in a minute.',
    kept: 'We couldn’t save this just now. Nothing is lost: this page keeps what you entered. Send it again in a minute.',
    again: 'Try again',
    sendAgain: 'Send it again',
  },
}
