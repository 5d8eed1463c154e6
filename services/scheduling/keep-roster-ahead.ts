import type { Logger } from 'pino'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Database } from '../database/schema.ts'
import { generateSlots } from './generate-slots.ts'
import { rosterGaps } from './roster-gaps.ts'

const day = 86_400_000

/** How often a look is taken whether another tariff has come into force, in milliseconds. */
const look = 1000

interface RosterServices {
  database: Database
  /** Undefined: there is no tariff, so nothing can be ordered. */
  estimator: { readonly tariff: Tariff } | undefined
  clock: () => Date
  log: Logger
}

/**
 * Generates the slots of the coming months now, once a day, and when another tariff has come into force (R6.8). The
 * first time and with another tariff, teams without people and orders of teams that the tariff no longer has are logged
 * as warnings.
 * @returns after the first time, a function that stops it
 */
export async function keepRosterAhead({ database, estimator, clock, log }: RosterServices): Promise<() => void> {
  if (!estimator) return () => {}
  const rules: { readonly tariff: Tariff } = estimator
  let generated: Tariff | undefined
  async function generate() {
    const { tariff } = rules
    try {
      await generateSlots(database, tariff, clock())
      generated = tariff
      return true
    } catch (err) {
      log.error({ err }, 'slots not generated')
      return false
    }
  }
  /** Says what keeps visits from being sold or done. */
  async function warn() {
    try {
      const { withoutPeople, dropped } = await rosterGaps(database, rules.tariff, clock())
      const { country } = rules.tariff
      if (withoutPeople.length > 0)
        log.warn({ country, teams: withoutPeople }, 'teams without people are not on sale: enter their roster')
      if (dropped.length > 0) log.warn({ country, dropped }, 'orders of teams that the tariff no longer has: move them')
    } catch (err) {
      log.error({ err }, 'teams not checked')
    }
  }
  async function followTariff() {
    if (rules.tariff !== generated && (await generate())) await warn()
  }
  await followTariff()
  const timers = [setInterval(generate, day), setInterval(followTariff, look)]
  return () => timers.forEach(clearInterval)
}
