import * as v from 'valibot'
import type { Cents } from './cents.ts'

/** An amount in a stored row or document. */
export const storedCents = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((amount) => amount as Cents),
)
