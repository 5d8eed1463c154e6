import type { EstimateAnswer } from './answer.ts'
import { homeOf } from './home.ts'

/** The cheapest of the possible dates; the first of them, where several cost the same. */
export const lowestDate = <Priced extends { price: number }>(dates: readonly Priced[]): Priced | undefined =>
  dates.reduce<Priced | undefined>((least, date) => (least && least.price <= date.price ? least : date), undefined)

/** What an estimate costs on its cheapest date; the highest it may cost where there is no date. */
export const priceFrom = ({ dates, price }: Pick<EstimateAnswer, 'price'> & { dates: readonly { price: number }[] }) =>
  lowestDate(dates)?.price ?? price.high

/** The number of dates that a summary shows. */
const datesShown = 3

/** The estimate as shown under a postcode form. */
export type EstimateSummary = ReturnType<typeof summaryOf>

/** The summary of an estimate. */
export function summaryOf({ team, assumptions, dates, ...answer }: EstimateAnswer) {
  const { region, sample, price, people, minutesOnSite } = answer
  const lowest = lowestDate(dates)
  const early = dates.slice(0, datesShown - 1)
  const third = lowest && !early.includes(lowest) ? lowest : dates[datesShown - 1]
  const { size, bedrooms } = homeOf(assumptions.rooms)
  return {
    region,
    sample,
    price,
    people,
    minutesOnSite,
    team: team.name,
    rooms: assumptions.rooms,
    area: size,
    bedrooms,
    /** The first, the second, and the cheapest, or the third if that is one of these. */
    dates: [...early, ...(third ? [third] : [])].map(({ date, price }) => ({ date, price })),
  }
}
