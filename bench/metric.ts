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

/** The value that this share of all values is below. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

/** The median; the upper one of an even number of values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Formats a number with thousands separators: `12,781`. */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Whether a metric is within its budget. `NaN`, a value that could not be measured, never is. */
export const isWithinBudget = ({ value, atMost = value, atLeast = value }: Metric): boolean =>
  value <= atMost && value >= atLeast

/** The one of metrics with the same budget that is closest to missing it or furthest beyond it. */
const worst = (metrics: readonly Metric[]): Metric =>
  metrics.reduce((one, other) => (one.value > other.value === (one.atLeast === undefined) ? one : other))

/** The worst page for each metric, where all pages have the same ones. */
export const worstOfEach = (pages: readonly Metric[][]): Metric[] =>
  (pages[0] ?? []).map((_, index) => worst(pages.flatMap((metrics) => metrics[index] ?? [])))

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
