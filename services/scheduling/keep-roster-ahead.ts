import type { Logger } from 'pino'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Database } from '../database/schema.ts'
import { generateSlots } from './generate-slots.ts'
import { rosterGaps } from './roster-gaps.ts'

const day = 86_400_000

interface RosterServices {
  database: Database
  /** Undefined: there is no tariff, so nothing can be ordered. */
  estimator: { tariff: Tariff } | undefined
  clock: () => Date
  log: Logger
}

/**
 * Generates the slots of the coming months now, and again once a day. The first time, teams without people and orders of teams that the
 * tariff no longer has are logged as warnings.
 * @returns after the first time, a function that stops it
 */
export async function keepRosterAhead({ database, estimator, clock, log }: RosterServices): Promise<() => void> {
  if (!estimator) return () => {}
  const { tariff } = estimator
  async function generate() {
    try {
      await generateSlots(database, tariff, clock())
      return true
    } catch (err) {
      log.error({ err }, 'slots not generated')
      return false
    }
  }
  /** Says what keeps visits from being sold or done. */
  async function warn() {
    try {
      const { withoutPeople, dropped } = await rosterGaps(database, tariff, clock())
      const { country } = tariff
      if (withoutPeople.length > 0)
        log.warn({ country, teams: withoutPeople }, 'teams without people are not on sale: enter their roster')
      if (dropped.length > 0) log.warn({ country, dropped }, 'orders of teams that the tariff no longer has: move them')
    } catch (err) {
      log.error({ err }, 'teams not checked')
    }
  }
  if (await generate()) await warn()
  const timer = setInterval(generate, day)
  return () => clearInterval(timer)
}
