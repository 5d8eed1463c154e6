export type EmailCheck = { ok: true; email: string } | { ok: false; problem: 'required' | 'malformed' }

/** RFC 5321 lets a path be 256 characters with its angle brackets. */
export const longestEmail = 254

/**
 * What `<input type="email">` accepts (WHATWG HTML, "valid email address"), with at least one dot in the domain: our mail
 * goes over the internet. Every repetition is bounded or ends at a character outside it, so matching is linear.
 */
const pattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** Checks what a visitor typed as an e-mail address; `email` is it trimmed, its case kept. */
export function checkEmail(text: string): EmailCheck {
  const email = text.trim()
  if (email === '') return { ok: false, problem: 'required' }
  return email.length <= longestEmail && pattern.test(email) ? { ok: true, email } : { ok: false, problem: 'malformed' }
}
