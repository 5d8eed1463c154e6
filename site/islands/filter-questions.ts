/**
 * Text without capitals, accents and what `typeset` adds, so that "cafe" finds "Café" and "3 hours" is found across its
 * no-break space.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()

/** Whether `text` contains every word of `query`, also as part of a word. An empty query matches any text. */
export function containsWords(text: string, query: string): boolean {
  const words = plain(query).trim().split(/\s+/)
  const searched = plain(text)
  return words.every((word) => searched.includes(word))
}

/**
 * Hides the questions that contain `query` neither themselves nor in their answer, and topics without a match. A
 * section without questions stays. Expects the markup of `QuestionList`, with a section per topic.
 * @returns the number of questions shown
 */
export function filterQuestions(list: Element, query: string): number {
  let count = 0
  for (const topic of list.querySelectorAll('section')) {
    const questions = [...topic.querySelectorAll('details')]
    for (const question of questions) question.hidden = !containsWords(question.textContent, query)
    const found = questions.filter(({ hidden }) => !hidden)
    topic.hidden = questions.length > 0 && found.length === 0
    count += found.length
  }
  return count
}
