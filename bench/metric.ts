/** One measured value, with its budget where it has one. */
export interface Metric {
  what: string
  value: number
  /** Decimal places, 0 by default. */
  digits?: number
  atMost?: number
  atLeast?: number
  /** The values it was calculated from. */
  from?: string
}

/** The median; the upper one of an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Formats a number with thousands separators: `12,781`. */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Whether a metric is within its budget. `NaN`, a value that could not be measured, never is. */
export const isWithinBudget = ({ value, atMost = value, atLeast = value }: Metric): boolean =>
  value <= atMost && value >= atLeast

/** Of metrics with the same budget, the one closest to missing it or furthest beyond it. */
export const worst = (metrics: readonly Metric[]): Metric =>
  metrics.reduce((one, other) => (one.value > other.value === (one.atLeast === undefined) ? one : other))

export const heading = '| metric | value | budget | verdict | from |\n|---|--:|---|---|---|'

/** Formats a metric as a Markdown table row below `heading`. */
export function row(metric: Metric): string {
  const { what, value, digits, atMost, atLeast, from = '' } = metric
  const bounds = [
    atMost !== undefined && `≤ ${number(atMost, digits)}`,
    atLeast !== undefined && `≥ ${number(atLeast, digits)}`,
  ]
  const budget = bounds.filter(Boolean).join(', ')
  const verdict = budget && (isWithinBudget(metric) ? 'held' : 'missed')
  return `| ${[what, number(value, digits), budget, verdict, from].join(' | ')} |`
}
