import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import type { EstimateChoice } from '../../domain/estimate/choice.ts'
import type { EstimateProblem } from '../../domain/estimate/estimate-problem.ts'
import type { ExtraId, Room } from '../../domain/estimate/rooms.ts'

/** The content of the estimate page: the visitor's choice and its result. */
export interface EstimateData {
  choice: EstimateChoice
  /** Whether the form was sent without a postcode, so that the page asks for one. */
  isRequired: boolean
  /** Without a postcode, the result is an example. */
  result: EstimateResult
  /** The default rooms. */
  typicalHome: readonly Room[]
  /** The person-minutes of cleaning per hour that can be ordered. */
  hoursOnSale: readonly number[]
  /** Extras that the chosen package contains anyway. */
  includedExtras: readonly ExtraId[]
}

export type EstimateResult =
  | { state: 'estimate'; answer: EstimateAnswer }
  | { state: 'refused'; problems: Readonly<Record<string, EstimateProblem>> }
