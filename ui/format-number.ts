import { language } from '#copy/language.ts'
import { localeOf } from '../domain/language.ts'

const formatWith = (decimals: number) =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** Made at first use: the first format costs a slow phone some 200 ms, and most pages show no number of their own in the browser. */
const formats: Partial<Record<0 | 1, Intl.NumberFormat>> = {}

/** A number as readers of this site write it: 1,234.5 in English, 1.234,5 in Dutch. */
export function formatNumber(value: number, decimals: 0 | 1 = 0): string {
  formats[decimals] ??= formatWith(decimals)
  return formats[decimals].format(value)
}
