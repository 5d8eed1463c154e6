import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { builtInAnswers } from '../../copy/office/built-in-answers.ts'
import { languages } from '../../domain/language.ts'
import { faqTopicIds, questionPath } from '../../domain/website/faq-question.ts'
import { pathProblem } from '../../services/cms/page-path.ts'
import { unknownFacts } from '../../services/cms/page-problems.ts'
import { builtInPage } from './page-address.ts'

const template = new JSDOM('').window.document.createElement('template')

test.each(languages)('every built-in answer (%s) can be edited: its words, its links and its facts', (language) => {
  const topics = builtInAnswers[language]
  expect(topics.map(({ id }) => id)).toEqual(faqTopicIds)
  for (const { id: topic, questions } of topics)
    for (const { id, question, answer, links = [] } of questions) {
      const path = questionPath({ topic, id })
      expect(pathProblem(language, path)).toBeUndefined()
      const page = builtInPage({ language, path })
      if (!page) throw new Error(`${path} is not a page`)
      template.innerHTML = page.content
      const paragraphs = [...template.content.querySelectorAll('p')].map(({ textContent }) => textContent)
      expect([page.title, ...paragraphs]).toEqual([question, ...answer])
      expect(template.content.querySelectorAll('a')).toHaveLength(links.length)
      expect(unknownFacts(page)).toEqual([])
    }
})
