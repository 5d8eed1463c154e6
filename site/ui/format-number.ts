import { language } from '#copy/language.ts'

const locale = language === 'en' ? 'en-GB' : 'nl-NL'

const formatWith = (decimals: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

// Made once: making a format costs many times what using it does.
const formats = { 0: formatWith(0), 1: formatWith(1) }

/** A number as readers of this site write it: 1,234.5 in English, 1.234,5 in Dutch. */
export const formatNumber = (value: number, decimals: 0 | 1 = 0): string => formats[decimals].format(value)
