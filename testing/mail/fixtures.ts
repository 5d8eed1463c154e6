import type { ContactRequest } from '../../domain/contact/request-schema.ts'
import type { NewSubmission } from '../../services/contact/accept-submission.ts'
import type { MailMessage } from '../../services/outbox/transport.ts'

/** A valid message, apart from what the test gives. */
export const request = (given: Partial<ContactRequest> = {}): ContactRequest => ({
  kind: 'contact',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@visitor.example',
  phoneNumber: '0470123456',
  remark: 'Three rooms and a staircase.',
  ...given,
})

/** A submission on the English site. */
export const submission = (given: Partial<NewSubmission> = {}): NewSubmission => ({
  language: 'en',
  request: request(),
  suspectedSpam: false,
  ...given,
})

/** A mail to the office as a transport receives it. */
export const message = (given: Partial<MailMessage> = {}): MailMessage => ({
  messageId: '<1@helderhuis.example>',
  date: new Date('2026-11-21T10:00:00.000Z'),
  from: 'Helderhuis <website@helderhuis.example>',
  to: 'office@helderhuis.example',
  replyTo: { name: 'Ada Lovelace', address: 'ada@visitor.example' },
  subject: 'Message from Ada Lovelace',
  text: 'Three rooms.',
  html: '<p>Three rooms.</p>',
  autoReplied: false,
  ...given,
})
