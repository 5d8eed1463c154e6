/** The price of an hour, in cents, and the smallest order, in minutes of one person. */
export interface HourlyPrice {
  kind: 'hourly'
  centsPerPersonHour: number
  leastPersonMinutes: number
}

/**
 * An example price of a package: a typical home on its cheapest date, and from the lowest to the highest that homes of
 * its size may cost, or an hour. Amounts are integer cents.
 */
export type PriceExample = { kind: 'home'; bedrooms: number; from: number; low: number; high: number } | HourlyPrice
