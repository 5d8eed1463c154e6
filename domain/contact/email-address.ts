export type EmailCheck = { ok: true; email: string } | { ok: false; problem: 'required' | 'malformed' }

/** RFC 5321 limits a path to 256 characters including its angle brackets. */
export const longestEmail = 254

/**
 * What `<input type="email">` accepts (WHATWG HTML, "valid email address"), but with a dot in the domain, because our
 * mail goes over the internet. Every repetition is bounded or ends at a character outside it, so matching is linear.
 */
const pattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** Checks an e-mail address as typed. The resulting `email` is trimmed; its case is kept. */
export function checkEmail(text: string): EmailCheck {
  const email = text.trim()
  if (email === '') return { ok: false, problem: 'required' }
  return email.length <= longestEmail && pattern.test(email) ? { ok: true, email } : { ok: false, problem: 'malformed' }
}
