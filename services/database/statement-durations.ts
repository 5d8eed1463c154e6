import { Histogram, type Registry } from 'prom-client'

/** The time of each statement that the database was asked to run. */
export const statementDurations = (registry: Registry): Histogram<'outcome'> =>
  new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time of each statement that the database was asked to run, by outcome',
    labelNames: ['outcome'],
    buckets: [0.0005, 0.002, 0.01, 0.05, 0.25, 1],
    registers: [registry],
  })
