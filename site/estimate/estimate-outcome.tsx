import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { href } from '../links.ts'
import type { EstimateResult } from './estimate-data.ts'
import { EstimateFigures } from './estimate-figures.tsx'
import styles from './estimate-outcome.module.css'
import { announcement } from './estimate-words.ts'
import type { LiveEstimate } from './use-estimate.ts'

interface EstimateOutcomeProps {
  /** What the form says now; empty without a postcode. */
  query: string
  result: EstimateResult
  status: LiveEstimate['status']
  orderSiteUrl: string
  ownOrderSite: boolean
}

/** What came of the form: figures, or what has to be known first, or why there are none. Told politely when it changes. */
export function EstimateOutcome({ query, result, status, ...orderSite }: EstimateOutcomeProps) {
  const problem = result.state === 'refused' ? result.problems.rooms : undefined
  const failed = status === 'failed' && words.result.failed
  const refused = problem && (problem === 'tooMany' ? words.result.tooMany : words.result.tooLarge)
  const spoken = status === 'current' && result.state === 'estimate' && announcement(result.answer)
  return (
    <section className={styles.outcome} aria-busy={status === 'asking'}>
      <h2>{words.result.title}</h2>
      <div role="status">
        {failed && <p className={styles.failed}>{failed}</p>}
        {refused && (
          <p>
            {refused} <a href={href('customer-service')}>{words.result.toContact}</a>
          </p>
        )}
        {spoken && <p className="visually-hidden">{spoken}</p>}
      </div>
      {result.state === 'estimate' && (
        <EstimateFigures answer={result.answer} query={query} {...orderSite} />
      )}
      {!problem && result.state !== 'estimate' && (
        <p>{result.state === 'refused' ? words.result.noPrice : words.result.empty}</p>
      )}
    </section>
  )
}
