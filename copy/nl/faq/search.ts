import type { faqSearch as english } from '../../en/faq/search.ts'

export const faqSearch: typeof english = {
  label: 'Zoek in de vragen en antwoorden',
  placeholder: 'bijv. betaallink',
  clear: 'Zoekopdracht wissen',
  none: 'In geen enkele vraag staat “{query}”. Probeer een ander woord of stel je vraag aan ons.',
  one: 'In 1 vraag staat “{query}”.',
  several: 'In {count} vragen staat “{query}”.',
}
