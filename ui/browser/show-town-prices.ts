import { language } from '#copy/language.ts'
import { money, spacedZipCode } from '../../copy/format/format-work.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { priceFrom } from '../../domain/estimate/summary.ts'
import { countryOf } from '../../domain/language.ts'
import { checkCoveredPostcode } from '../../domain/places/postcode.ts'
import { pageCoverage } from './page-coverage.ts'

/**
 * Shows what the packages of a page cost from at the visitor's postcode, instead of the example's town (R6.1). All
 * prices change at once, or none: the note above them says what they are prices of.
 * @param note names the town, and holds the postcode
 */
export default async function showTownPrices(note: HTMLElement): Promise<void> {
  const field = note.querySelector('input')
  const place = note.querySelector<HTMLElement>('[data-example]')
  const check = checkCoveredPostcode(countryOf(language), field?.value ?? '', pageCoverage())
  if (!field || !place || !check.ok) return
  const typed = field.value
  const prices = [...document.querySelectorAll<HTMLElement>('strong[data-example]')]
  const ask = async (id: string): Promise<[string, string]> => {
    const response = await fetch(`/api/estimate?packageId=${id}&zipCode=${check.zipCode}`)
    return [id, money(priceFrom((await response.json()) as EstimateAnswer))]
  }
  const ids = new Set(prices.map(({ dataset }) => dataset.example ?? ''))
  // The example stays where the network fails, or the code is of no place.
  const answers = new Map(await Promise.all([...ids].map(ask)).catch(() => []))
  if (answers.size === 0 || field.value !== typed) return
  place.textContent = spacedZipCode(check.zipCode)
  for (const price of prices) price.textContent = answers.get(price.dataset.example ?? '') ?? ''
  for (const shown of [place, ...prices]) shown.style.animation = 'none'
}
