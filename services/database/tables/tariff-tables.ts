import type { Country } from '../../../domain/language.ts'

/** Tables of the owner's prices and rules. What orders were made at is in `tariffArchive`. */
export interface TariffTables {
  tariffVersion: TariffVersionTable
}

/**
 * A tariff that follows the one of the file from `startsAt` on, until the next one starts (R6.8). `tariff` is its JSON. Who saved it, and
 * who withdrew it before it started: null for a command on the server. Rows are never changed but for that.
 */
interface TariffVersionTable {
  id: string
  country: Country
  startsAt: string
  tariff: string
  personId: string | null
  savedAt: string
  withdrawnBy: string | null
  withdrawnAt: string | null
}
