import { commonHeaders } from '../http/security-headers.ts'

/** A small generated file that may be cached for an hour. */
export const textFile = (type: string, text: string): Response =>
  new Response(text, {
    headers: { ...commonHeaders, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
