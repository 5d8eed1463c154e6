import { commonHeaders } from '../http/security-headers.ts'

/** A small file made on the fly that may be kept for an hour. */
export const textFile = (type: string, text: string): Response =>
  new Response(text, {
    headers: { ...commonHeaders, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
