import * as v from 'valibot'
import { parseEmail } from '../../domain/contact/email-address.ts'

/** A port number. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'has to be a port number, such as 3000'),
  v.transform(Number),
  v.maxValue(65535, 'has to be at most 65535'),
)

/**
 * An address without a slash at the end.
 * @param what the rest of the sentence that says what it has to be
 */
export const httpAddress = (what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const { protocol, search, hash } = URL.parse(text) ?? {}
      return /^https?:$/.test(protocol ?? '') && !search && !hash
    }, `has to be ${what}`),
    v.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
  )

/** An origin, in lower case. */
export const origin = v.pipe(
  httpAddress('an origin such as https://www.company.example'),
  v.check((text) => new URL(text).origin === text.toLowerCase(), 'has to be an origin, without a path'),
  v.toLowerCase(),
)

/**
 * A number.
 * @param what as for `httpAddress`
 */
export const count = (what: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, `has to be ${what}`), v.transform(Number))

/** An e-mail address, or a name and an address: `Office <office@company.example>`. */
export const mailAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const address = /^[^\r\n<>]*<([^\s<>]*)>$/.exec(text)?.[1] ?? text
    return !/\s/.test(address) && parseEmail(address) !== undefined
  }, 'has to be an e-mail address'),
)
