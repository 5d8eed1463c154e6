import { language } from '#copy/language.ts'
import { localeOf } from '../../domain/language.ts'

const formatWith = (decimals: number) =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/**
 * Created on first use: the first format takes a slow phone some 200 ms, and on most pages the browser formats no
 * number.
 */
const formats: Partial<Record<0 | 1, Intl.NumberFormat>> = {}

/** Formats a number for the site's readers: 1,234.5 in English, 1.234,5 in Dutch. */
export function formatNumber(value: number, decimals: 0 | 1 = 0): string {
  formats[decimals] ??= formatWith(decimals)
  return formats[decimals].format(value)
}
