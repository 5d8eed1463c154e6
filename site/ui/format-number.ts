import { language } from '#copy/language.ts'

const locale = language === 'en' ? 'en-GB' : 'nl-NL'

/** A number as readers of this site write it: 1,234.5 in English, 1.234,5 in Dutch. */
export const formatNumber = (value: number, decimals = 0): string =>
  value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
