import type { Logger } from 'pino'
import { language } from '#copy/language.ts'
import { countryOf } from '../domain/language.ts'
import type { Estimator } from '../services/estimates/estimator.ts'
import { tariffFile } from '../services/estimates/read-tariff.ts'

/** Logs a warning at start if prices are samples, or if there is no tariff and therefore no estimate. */
export function logTariff({
  estimator,
  settings,
  log,
}: {
  estimator: Estimator | undefined
  settings: { tariffDir: string }
  log: Logger
}): void {
  const file = tariffFile(settings.tariffDir, countryOf(language))
  if (!estimator) log.warn({ file }, 'there is no tariff file: no estimate is offered')
  else if (estimator.tariff.sample) {
    log.warn({ file }, 'estimates are made with the sample tariff of the project: fill in your own (docs/estimate.md)')
  }
}
