/** What the API answers when it refuses (RFC 9457 titles). */
export const problems = {
  foreignOrigin: 'Messages are accepted from our own pages only.',
  notJson: 'The message has to be sent as application/json.',
  malformedJson: 'The message is not a well-formed JSON object.',
  malformedKey: 'The Idempotency-Key header is malformed.',
  keyReused: 'This Idempotency-Key belongs to another message.',
  invalid: 'Some fields are not right yet.',
  tooLarge: 'The message is too large.',
  tooMany: 'Too many messages in a short time. Please try again later.',
  notStored: 'The message could not be stored. Please try again in a moment.',
  notFound: 'There is nothing at this address.',
  unexpected: 'An error occurred',
}
