import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import type { EstimateChoice } from '../../domain/estimate/choice.ts'
import type { EstimateProblem } from '../../domain/estimate/estimate-problem.ts'
import type { ExtraId, Room } from '../../domain/estimate/rooms.ts'
import type { ZipCode } from '../../domain/places/postcode.ts'
import type { SiteArea } from './site-area.ts'

/** The content of the estimate page: the visitor's choice and its result. */
export interface EstimateData {
  choice: EstimateChoice
  /** 1 if the form was sent before its script came, so that the page says what is missing; otherwise 0. */
  attempt: number
  /** The default rooms. */
  typicalHome: readonly Room[]
  /** The person-minutes of cleaning per hour that can be ordered. */
  hoursOnSale: readonly number[]
  /** The default postcode: with it the result is an example. */
  exampleZipCode: ZipCode
  /** Where the company goes; undefined: everywhere. */
  area?: SiteArea | undefined
  /** Extras that the chosen package contains anyway. */
  includedExtras: readonly ExtraId[]
  result: EstimateResult
}

/** `failed`: the server did not answer; the figures before it stay. */
export type EstimateResult =
  | { state: 'estimate'; answer: EstimateAnswer }
  | { state: 'refused'; problems: Readonly<Record<string, EstimateProblem>> }
  | { state: 'failed' }
