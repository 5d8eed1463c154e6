import { useEffect, useState } from 'react'
import type { EstimateResult } from '../page-data/estimate-result.ts'

/** A pause in typing, in milliseconds, after which an estimate is asked for. */
const pause = 150

/**
 * The estimate for a query, asked for once the visitor pauses; what a newer query has overtaken is dropped.
 * @param query as `formatChoice` writes it; undefined while there is nothing to ask for
 * @returns the result, undefined until it comes and if it fails, and whether it is still asked for
 */
export function useEstimate(query: string | undefined) {
  const [answered, setAnswered] = useState<{ query: string; result: EstimateResult | undefined }>()
  useEffect(() => {
    if (query === undefined) return
    const controller = new AbortController()
    const settle = (result: EstimateResult | undefined) => setAnswered({ query, result })
    const timer = setTimeout(() => fetchEstimate(query, controller.signal).then(settle, () => {}), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])
  const isAnswered = query === answered?.query
  return { result: isAnswered ? answered?.result : undefined, isAsking: query !== undefined && !isAnswered }
}

const patience = 5000

/**
 * Asks `GET /api/estimate`.
 * @param query the parameters, as `formatChoice` writes them
 * @returns undefined if it fails; rejects with an `AbortError` only when `signal` says so
 */
async function fetchEstimate(query: string, signal: AbortSignal): Promise<EstimateResult | undefined> {
  try {
    const response = await fetch(`/api/estimate?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    if (response.ok) return { state: 'estimate', answer: await response.json() }
    if (response.status === 422) return { state: 'refused', problems: (await response.json()).errors }
  } catch (cause) {
    if (signal.aborted) throw cause
  }
  return undefined
}
