import { rights as words } from '#copy/order/rights.ts'
import type { ChangeTerms } from '../../domain/orders/change-terms.ts'
import { fill, fillAll } from '../fill.ts'
import { money, untilTime } from './format-work.ts'

/** Until when changing and cancelling are free and what they cost from then on, without the end of the sentence. */
function changeInWords({ free, alwaysFree, freeUntil, lateFeeCents }: ChangeTerms): string {
  const kind = alwaysFree ? 'freeUntilVisit' : free ? 'free' : 'late'
  return fillAll(words[kind], { until: untilTime(freeUntil), fee: money(lateFeeCents) })
}

/** Until when changing and cancelling are free and what they cost from then on. */
export const freeInWords = (terms: ChangeTerms): string => fill(words.changeOnly, { change: changeInWords(terms) })

/**
 * The same with the right to withdraw, as one sentence.
 * @param end of the period
 * @param startsAt when the team may arrive at the earliest: within the period, the right ends with the work
 */
export const rightsInWords = (terms: ChangeTerms, end: Date, startsAt: Date): string =>
  fill(startsAt < end ? words.withdrawOrFinished : words.withdraw, {
    change: changeInWords(terms),
    end: untilTime(end),
  })
