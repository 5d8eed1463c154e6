import { type Language, languages, localeOf } from '../../domain/language.ts'

/** Made once, as the formats of dates are. */
const formatsWith = (minimumFractionDigits: number) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR', minimumFractionDigits }),
    ]),
  ) as Record<Language, Intl.NumberFormat>

const whole = formatsWith(0)
const withCents = formatsWith(2)

/** An amount in cents as readers of a language write it: €237, € 22,50, −€50. */
export const formatMoney = (cents: number, language: Language): string =>
  (cents < 0 ? '−' : '') + (cents % 100 === 0 ? whole : withCents)[language].format(Math.abs(cents) / 100)
