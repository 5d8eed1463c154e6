/** Titles of the API's refusals (RFC 9457). */
export const problems = {
  foreignOrigin: 'We only accept messages from our own pages.',
  notJson: 'Send the message as application/json.',
  notForm: 'We couldn’t read this form. Please go back and try again. (Programs: post JSON to /api/sendMail.)',
  malformedJson: 'The message isn’t a well-formed JSON object.',
  malformedKey: 'The Idempotency-Key header is malformed.',
  keyReused: 'This Idempotency-Key belongs to another message.',
  invalid: 'Some fields aren’t right yet.',
  tooLarge: 'The message is too large.',
  tooMany: 'Too many messages in a short time. Please try again later.',
  notStored: 'We couldn’t store the message. Please try again in a moment.',
  otherMethod: 'This address doesn’t accept that method.',
  notFound: 'There’s nothing at this address.',
  away: 'We can’t reach our data right now. Nothing is lost: please try again in a moment.',
  unexpected: 'An error occurred',
}
