import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { countryOf, type Language } from '../../domain/language.ts'
import { zipCodeOf } from '../zip-code.ts'

/** An estimate for a typical home, valid for a day; the test says what matters about it. */
export const estimateAnswer = (language: Language, given: Partial<EstimateAnswer> = {}): EstimateAnswer => ({
  packageId: 'gs',
  zipCode: zipCodeOf(language === 'en' ? '2000' : '7551AB'),
  country: countryOf(language),
  region: language === 'en' ? 'antwerp' : 'overijssel',
  team: { id: 'team', name: 'Rivers' },
  currency: 'EUR',
  binding: false,
  sample: false,
  validUntil: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
  price: { low: 20_000, high: 30_000 },
  dates: [
    { date: '2026-11-26', price: 25_000, low: 22_000, high: 28_000 },
    { date: '2026-11-27', price: 24_000, low: 20_000, high: 27_000 },
  ],
  people: 2,
  minutesOnSite: 195,
  personMinutes: 390,
  assumptions: {
    typicalHome: true,
    rooms: [{ type: 'sk', area: 12, dirt: 2, minutes: 90 }],
    area: 12,
    extras: [],
    includedExtras: [],
    workMinutes: 380,
    leastPersonMinutes: 120,
    uncertaintyPercent: 20,
    travelCents: 0,
  },
  ...given,
})
