import type { Context } from 'hono'

/**
 * The text fields of a form that was posted, to show or send again. A handler may have read them before.
 * @returns undefined for other requests, and where the body cannot be read
 */
export async function postedFields({ req }: Context): Promise<(readonly [name: string, value: string])[] | undefined> {
  if (req.method !== 'POST') return undefined
  try {
    const fields = await req.parseBody({ all: true })
    return Object.entries(fields).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => (typeof value === 'string' ? [[name, value] as const] : [])),
    )
  } catch {
    return undefined
  }
}
