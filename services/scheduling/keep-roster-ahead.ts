import type { Logger } from 'pino'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { repeat } from '../background/repeat.ts'
import type { Database } from '../database/schema.ts'
import { generateSlots } from './generate-slots.ts'
import { rosterGaps } from './roster-gaps.ts'

/** How often to check for a new day and another tariff, in milliseconds. */
const pause = 1000

interface RosterServices {
  database: Database
  /** Undefined: there is no tariff, so nothing can be ordered. */
  estimator: { readonly tariff: Tariff } | undefined
  clock: () => Date
  log: Logger
}

/**
 * Generates the slots of the coming months now, on each new day, and when another tariff has come into force (R6.8).
 * The first time and with another tariff, it logs teams without people and orders of teams that the tariff no longer
 * has as warnings. A failure is logged and tried again.
 * @returns after the first time, a function that stops it
 */
export async function keepRosterAhead({ database, estimator, clock, log }: RosterServices): Promise<() => void> {
  if (!estimator) return () => {}
  const rules: { readonly tariff: Tariff } = estimator
  let generated: { tariff: Tariff; date: string } | undefined
  async function generate() {
    const { tariff } = rules
    const now = clock()
    const { date } = officeClock(now)
    if (generated?.tariff === tariff && generated.date === date) return
    await generateSlots(database, tariff, now)
    if (generated?.tariff !== tariff) await warnOfGaps(tariff, now)
    generated = { tariff, date }
  }
  /** Logs the reasons why visits are not sold or have no team. */
  async function warnOfGaps(tariff: Tariff, now: Date) {
    const { country } = tariff
    const { withoutPeople, dropped } = await rosterGaps(database, tariff, now)
    if (withoutPeople.length > 0)
      log.warn({ country, teams: withoutPeople }, 'teams without people are not on sale: enter their roster')
    if (dropped.length > 0) log.warn({ country, dropped }, 'orders of teams that the tariff no longer has: move them')
  }
  await generate().catch((err) => log.error({ err }, 'slots not generated'))
  return repeat(generate, { pause, what: 'roster', log })
}
