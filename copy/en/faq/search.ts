/** The search within the FAQ, apart from its answers: the browser needs no more. Placeholders: {query}, {count}. */
export const faqSearch = {
  label: 'Search the questions and answers',
  placeholder: 'e.g. payment link',
  clear: 'Clear search',
  none: 'No question contains “{query}”. Try another word, or ask us.',
  one: '1 question contains “{query}”.',
  several: '{count} questions contain “{query}”.',
}
