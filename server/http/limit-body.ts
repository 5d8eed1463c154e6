import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { badRequest } from './plain-answers.ts'
import { problem } from './problem.ts'

/**
 * Answers 413 to a body that is too large, and 400 to one that breaks off while it is read.
 * @param maxSize in bytes
 * @param tooLarge one sentence in the site's language
 */
export function limitBody(maxSize: number, tooLarge: string): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: () => problem(413, tooLarge) })
  return async (context, next) => {
    try {
      return await limit(context, next)
    } catch {
      // Whatever fails in a handler is answered before it gets here: this is the client's connection.
      return badRequest()
    }
  }
}
