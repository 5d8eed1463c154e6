import type { EstimateResult } from '../page-data/estimate-result.ts'

const patience = 5000

/**
 * Asks `GET /api/estimate`.
 * @param query the parameters, as `formatChoice` writes them
 * @returns never `empty`; rejects with an `AbortError` only when `signal` says so
 */
export async function fetchEstimate(query: string, signal: AbortSignal): Promise<EstimateResult> {
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
