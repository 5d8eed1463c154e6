import { problems } from '#copy/problems.ts'
import { problem } from './problem.ts'

/** The answer to a method that a known address does not have. */
export const refuseMethod = (...allowed: readonly string[]): Response =>
  problem(405, problems.otherMethod, { headers: { Allow: allowed.join(', ') } })
