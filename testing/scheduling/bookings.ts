import type { Database } from '../../services/database/schema.ts'
import type { ClaimedVisit } from '../../services/scheduling/claimed-visits.ts'

/**
 * A way to book visits, which the proof tries to break from several processes. Each call does what one visitor would
 * do.
 */
export interface Bookings {
  /** Prepares a migrated database without bookings. */
  prepare(database: Database): Promise<void>
  /**
   * Does all that comes before the button: a visit is chosen and held.
   * @returns what the button is pressed with; undefined if the visit was taken
   */
  begin(database: Database): Promise<string | undefined>
  /**
   * Presses the button. Two presses with one key are those of one visitor.
   * @returns the order's id once it is stored; undefined if the visit was taken, or the order has to be confirmed
   */
  place(database: Database, key: string): Promise<string | undefined>
  /**
   * Confirms a random order that waits for it. Now and then the clock is ahead, and ends those that lapsed first.
   * @returns the order with its key once it is stored; undefined if none waits, or it has lapsed
   */
  confirm(database: Database): Promise<{ orderId: string; key: string } | undefined>
  /** @returns whether the order has a new visit now */
  move(database: Database, orderId: string): Promise<boolean>
  /** @returns whether the order is cancelled now, by this call */
  cancel(database: Database, orderId: string): Promise<boolean>
  /** All orders that were ever stored. */
  orders(database: Database): Promise<StoredOrder[]>
}

export interface StoredOrder {
  orderId: string
  /** The key of the request that placed it. */
  key: string
  /** Undefined if it is cancelled. */
  visit: ClaimedVisit | undefined
  /** Rows other than claims that are missing, or too few. */
  missing: string[]
}
