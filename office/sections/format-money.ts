import { type Language, localeOf } from '../../domain/language.ts'

/** An amount in cents as readers of a language write it: €237, € 22,50, −€50. */
export const formatMoney = (cents: number, language: Language): string =>
  (cents < 0 ? '−' : '') +
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(Math.abs(cents) / 100)
