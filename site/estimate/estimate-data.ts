import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import type { EstimateChoice } from '../../domain/estimate/choice.ts'
import type { ExtraId } from '../../domain/estimate/extras.ts'
import type { EstimateProblem } from '../../domain/estimate/query.ts'
import type { Room } from '../../domain/estimate/rooms.ts'

/** What the estimate page shows: the visitor's choice, and what comes of it. */
export interface EstimateData {
  /** False where there is no tariff: then the page says so and leads to the ordering site. */
  offered: boolean
  choice: EstimateChoice
  /** What is assumed where the choice has no rooms. */
  typicalHome: readonly Room[]
  /** Extras that the chosen package contains anyway. */
  includedExtras: readonly ExtraId[]
  result: EstimateResult
}

/** `empty`: no postcode yet. `failed`: the server did not answer; the figures before it stay. */
export type EstimateResult =
  | { state: 'empty' }
  | { state: 'estimate'; answer: EstimateAnswer }
  | { state: 'refused'; problems: Readonly<Record<string, EstimateProblem>> }
  | { state: 'failed' }
