import type { Logger } from 'pino'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Database } from '../database/schema.ts'
import { generateSlots } from './generate-slots.ts'

const day = 86_400_000

interface RosterServices {
  database: Database
  /** Undefined: there is no tariff, so nothing can be ordered. */
  estimator: { tariff: Tariff } | undefined
  clock: () => Date
  log: Logger
}

/**
 * Generates the slots of the coming months now, and again once a day.
 * @returns after the first time, a function that stops it
 */
export async function keepRosterAhead({ database, estimator, clock, log }: RosterServices): Promise<() => void> {
  if (!estimator) return () => {}
  const { tariff } = estimator
  async function generate() {
    try {
      await generateSlots(database, tariff, clock())
    } catch (err) {
      log.error({ err }, 'slots not generated')
    }
  }
  await generate()
  const timer = setInterval(generate, day)
  return () => clearInterval(timer)
}
