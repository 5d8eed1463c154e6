export const faqSearch = {
  label: 'Zoek in de vragen en antwoorden',
  placeholder: 'bijv. betaallink',
  clear: 'Zoekopdracht wissen',
  none: 'Geen vragen gevonden over “{query}”. Probeer een ander woord of stel je vraag aan ons.',
  one: '1 vraag gevonden over “{query}”.',
  several: '{count} vragen gevonden over “{query}”.',
}
