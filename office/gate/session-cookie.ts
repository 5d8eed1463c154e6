import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const week = 7 * 24 * 60 * 60

/** `__Host-`: no other host or path can set it. Browsers take that name by TLS only. */
const prefixed = (name: string, origin: string) => (origin.startsWith('https:') ? `__Host-${name}` : name)

const attributes = (origin: string) => ({ path: '/', httpOnly: true, secure: origin.startsWith('https:') })

/** The token of the request's session (R17.5). */
export const readSessionCookie = (context: Context, origin: string): string | undefined =>
  getCookie(context, prefixed('office', origin))

export const setSessionCookie = (context: Context, origin: string, token: string): void =>
  setCookie(context, prefixed('office', origin), token, { ...attributes(origin), sameSite: 'Lax', maxAge: week })

export const clearSessionCookie = (context: Context, origin: string): void =>
  void deleteCookie(context, prefixed('office', origin), attributes(origin))

/** Binds what a passkey is to sign to the browser that asked for it. */
export const readChallengeCookie = (context: Context, origin: string): string | undefined =>
  getCookie(context, prefixed('office-challenge', origin))

export const setChallengeCookie = (context: Context, origin: string, token: string): void =>
  setCookie(context, prefixed('office-challenge', origin), token, {
    ...attributes(origin),
    sameSite: 'Strict',
    maxAge: 300,
  })
