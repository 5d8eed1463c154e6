import type { faqSearch as english } from '../../en/faq/search.ts'

export const faqSearch: typeof english = {
  label: 'Zoek in de vragen en antwoorden',
  placeholder: 'bijv. betaallink',
  clear: 'Zoekopdracht wissen',
  none: 'Geen vragen gevonden over “{query}”. Probeer een ander woord of stel je vraag aan ons.',
  one: '1 vraag gevonden over “{query}”.',
  several: '{count} vragen gevonden over “{query}”.',
}
