import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { badRequest } from './plain-answers.ts'
import { problem } from './problem.ts'

/**
 * Responds with 413 to a body that is too large, and with 400 to a truncated one.
 * @param maxSize in bytes
 * @param tooLarge one sentence in the site's language
 */
export function limitBody(maxSize: number, tooLarge: string): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: () => problem(413, tooLarge) })
  return async (context, next) => {
    try {
      return await limit(context, next)
    } catch {
      // Handlers catch their own errors before this point: this one is the client's connection.
      return badRequest()
    }
  }
}
