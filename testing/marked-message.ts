/**
 * Sends a valid message as the contact form does.
 * @param mark by which it can be recognised
 * @param key the idempotency key, as the browser has one
 * @param remark what it says
 */
export const sendMarked = (origin: string, mark: string, key?: string, remark = mark): Promise<Response> =>
  fetch(`${origin}/api/sendMail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: `${mark}@visitor.example`,
      phoneNumber: '0470123456',
      remark,
    }),
  })
