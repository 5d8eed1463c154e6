/** Text without capitals and accents, so that "cafe" finds "Café". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether `text` contains every word of `query`, also as part of a word. An empty query matches any text. */
export function containsWords(text: string, query: string): boolean {
  const words = plain(query).trim().split(/\s+/)
  const searched = plain(text)
  return words.every((word) => searched.includes(word))
}

/**
 * Hides the questions that do not contain `query`, and topics without a match. Expects the markup of `QuestionList`, with a section
 * per topic. The link to an answer is not searched.
 * @returns the number of questions shown
 */
export function filterQuestions(list: Element, query: string): number {
  let count = 0
  for (const topic of list.querySelectorAll('section')) {
    const found = [...topic.querySelectorAll('details')].filter((question) => {
      const texts = [...question.querySelectorAll('summary, summary + div > div')].map(({ textContent }) => textContent)
      question.hidden = !containsWords(texts.join(' '), query)
      return !question.hidden
    })
    topic.hidden = found.length === 0
    count += found.length
  }
  return count
}
