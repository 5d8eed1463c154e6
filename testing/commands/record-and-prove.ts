import { proveVisits } from '../visits/prove-visits.ts'
import { runProof } from './run-proof.ts'

/**
 * `npm run prove:visits`: on each engine, two phones of a team record the same visit, and what they send arrives in
 * parts, in any order and more than once (R20.1).
 */
await runProof('npm run prove:visits', { histories: 10_000 }, async (url, { histories }) => {
  const { operations, requests, seconds, violations } = await proveVisits(url, histories)
  const tried = [
    `${histories} histories with ${operations} operations in ${requests} requests, in ${Math.round(seconds)} s`,
    'everything is stored once · server and phones fold the same · the order is where its moves lead',
  ]
  return { tried, violations }
})
