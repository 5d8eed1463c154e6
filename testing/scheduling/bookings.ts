import type { Database } from '../../server/database/schema.ts'
import type { ClaimedVisit } from '../../server/scheduling/claimed-visits.ts'

/** A way to book visits, which the proof tries to break from several processes. Each call does what one request would do. */
export interface Bookings {
  /** Prepares a migrated database without bookings. */
  prepare(database: Database): Promise<void>
  /**
   * Places an order for a visit of its own choice. Calls with the same key are one visitor's presses of one button.
   * @returns the order's id once it is stored; undefined if the visit was taken
   */
  place(database: Database, key: string): Promise<string | undefined>
  /** @returns whether the order has a new visit now; false if that was taken, or the order is cancelled */
  move(database: Database, orderId: string): Promise<boolean>
  cancel(database: Database, orderId: string): Promise<void>
  /** All orders that were ever stored. */
  orders(database: Database): Promise<StoredOrder[]>
}

export interface StoredOrder {
  orderId: string
  /** What it was placed with. */
  key: string
  /** Undefined if it is cancelled. */
  visit: ClaimedVisit | undefined
  /** What is missing of it beside claims, in words. */
  missing?: string
}
