/** A valid message as the contact form sends it, recognisable by its mark. */
export const markedMessage = (mark: string) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `${mark}@visitor.example`,
  phoneNumber: '0470123456',
  remark: mark,
})

/** Sends a marked message. `key`: the idempotency key, as the browser has one. */
export const sendMarked = (origin: string, mark: string, key?: string): Promise<Response> =>
  fetch(`${origin}/api/sendMail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify(markedMessage(mark)),
  })
