import type { Language } from '../../domain/language.ts'
import { numberFormats } from './formats-by-language.ts'

const euros = { style: 'currency', currency: 'EUR' } as const
const whole = numberFormats({ ...euros, minimumFractionDigits: 0 })
const withCents = numberFormats(euros)

/** An amount in cents as readers of a language write it: €237, € 22,50, −€50. */
export const formatMoney = (cents: number, language: Language): string =>
  (cents < 0 ? '−' : '') + (cents % 100 === 0 ? whole : withCents)[language].format(Math.abs(cents) / 100)
