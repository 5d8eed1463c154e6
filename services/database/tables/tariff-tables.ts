import type { Country } from '../../../domain/language.ts'

/** Tables of the owner's prices and rules. The tariffs of placed orders are in `tariffArchive`. */
export interface TariffTables {
  /**
   * A tariff that follows the one of the file from `startsAt` on, until the next one starts (R6.8). `tariff` is its
   * JSON. The people who saved it, and withdrew it before it started: null for a command on the server. Rows are never
   * changed otherwise.
   */
  tariffVersion: {
    id: string
    country: Country
    startsAt: string
    tariff: string
    personId: string | null
    savedAt: string
    withdrawnBy: string | null
    withdrawnAt: string | null
  }
}
