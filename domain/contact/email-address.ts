/** RFC 5321 limits a path to 256 characters including its angle brackets. */
export const longestEmail = 254

/**
 * The name before the @, as mail servers take it (RFC 5321, "Dot-string"): stricter than browsers, which allow leading,
 * trailing and repeated dots. Letters beyond ASCII are refused as browsers do: most mail servers cannot deliver to
 * them.
 */
const name = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/**
 * The domain in ASCII, as in WHATWG HTML ("valid email address") but with at least one dot: our mail goes over the
 * internet. Every repetition is bounded or ends at a character outside it, so matching is linear.
 */
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** The name by which the network knows an internationalised domain: `münchen.de` is `xn--mnchen-3ya.de`. */
function inAscii(text: string): string {
  const isInternational = /\P{ASCII}/u.test(text) && !/[^\p{L}\p{M}\p{N}.-]/u.test(text)
  return isInternational ? (URL.parse(`https://${text}`)?.hostname ?? '') : text
}

/**
 * Reads an e-mail address as typed: trimmed, in its case. A domain may have letters beyond ASCII: mail programs
 * translate it. Undefined for anything else.
 */
export function parseEmail(text: string): string | undefined {
  const email = text.trim()
  const at = email.lastIndexOf('@')
  const ok =
    at > 0 && email.length <= longestEmail && name.test(email.slice(0, at)) && domain.test(inAscii(email.slice(at + 1)))
  return ok ? email : undefined
}
