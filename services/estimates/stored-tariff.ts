import * as v from 'valibot'
import { tariffSchema } from '../../domain/estimate/tariff.ts'

/**
 * A stored tariff of today, or of before the kitchen tap became a separate task: until then it took the minutes of the
 * bathroom taps.
 */
export const storedTariff = v.pipe(
  v.looseObject({ taskMinutes: v.record(v.string(), v.unknown()) }),
  v.transform(({ taskMinutes, ...tariff }) => ({
    ...tariff,
    taskMinutes: { 'descale-kitchen-tap': taskMinutes['descale-taps'], ...taskMinutes },
  })),
  tariffSchema,
)
