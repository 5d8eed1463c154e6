/** Text without capitals and accents, so that "cafe" finds "Café". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text holds every word of what somebody looks for; parts of words count. Every text holds an empty query. */
export function holds(text: string, query: string): boolean {
  const words = plain(query).trim().split(/\s+/)
  const searched = plain(text)
  return words.every((word) => searched.includes(word))
}

/**
 * Shows only the questions that hold what somebody looks for, and only the topics that have such questions. Questions
 * and answers stand as `QuestionList` sets them, topics are the sections around them. The link to an answer is not searched.
 * @returns how many questions are left
 */
export function showFound(list: Element, query: string): number {
  let count = 0
  for (const topic of list.querySelectorAll('section')) {
    const found = [...topic.querySelectorAll('details')].filter((question) => {
      const texts = [...question.querySelectorAll('summary, summary + div > div')].map(({ textContent }) => textContent)
      question.hidden = !holds(texts.join(' '), query)
      return !question.hidden
    })
    topic.hidden = found.length === 0
    count += found.length
  }
  return count
}
