import { useEffect, useState } from 'react'
import type { EstimateResult } from '../page-data/estimate-result.ts'

/** A pause in typing, in milliseconds, after which an estimate is asked for. */
const pause = 150

/** A query, as `formatChoice` writes it, and what came of it. */
export interface Answered {
  query: string
  result: EstimateResult
  /** The question it answered; undefined for one that was there from the start. */
  asked?: string
}

const isOver = (result: EstimateResult) =>
  result.state === 'estimate' && Date.parse(result.answer.validUntil) <= Date.now()

export type LiveEstimate = ReturnType<typeof useEstimate>

/**
 * The estimate for a query, asked for once the visitor pauses; what a newer query has overtaken is dropped.
 * @param query undefined while there is nothing to ask for
 * @param first an answer that is there from the start
 * @param attempt to be raised in order to ask again, after a failure or when the dates have passed
 */
export function useEstimate(query: string | undefined, first?: Answered, attempt = 0) {
  const [answered, setAnswered] = useState(first)
  const [failed, setFailed] = useState<string>()
  const asked = query && `${query} ${attempt}`
  useEffect(() => {
    if (query === undefined || asked === undefined || asked === answered?.asked) return
    if (query === answered?.query && !isOver(answered.result)) return
    const controller = new AbortController()
    const settle = (result: EstimateResult) =>
      result.state === 'failed' ? setFailed(asked) : setAnswered({ query, result, asked })
    const timer = setTimeout(() => fetchEstimate(query, controller.signal).then(settle, () => {}), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, asked, answered])
  const status = query === undefined || query === answered?.query ? 'current' : failed === asked ? 'failed' : 'asking'
  return { answered, status }
}

const patience = 5000

/**
 * Asks `GET /api/estimate`.
 * @param query the parameters, as `formatChoice` writes them
 * @returns never `empty`; rejects with an `AbortError` only when `signal` says so
 */
async function fetchEstimate(query: string, signal: AbortSignal): Promise<EstimateResult> {
  try {
    const response = await fetch(`/api/estimate?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    if (response.ok) return { state: 'estimate', answer: await response.json() }
    if (response.status === 422) return { state: 'refused', problems: (await response.json()).errors }
  } catch (cause) {
    if (signal.aborted) throw cause
  }
  return { state: 'failed' }
}
