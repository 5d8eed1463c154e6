import { renderToStaticMarkup } from 'react-dom/server'
import { placeholdersOf } from '../../../copy/fill.ts'
import type { companyFacts } from '../../../copy/format/company-facts.ts'
import { type AnswerFact, answerFacts, isAnswerFact } from '../../../domain/website/answer-facts.ts'
import { FactText } from '../../../ui/components/fact-text.tsx'
import { useModule } from '../../../ui/document/page-modules.ts'
import type { PriceExample, ShownQuestion } from '../../page-data/package-data.ts'
import { usePageFacts } from '../../page-data/page-facts.ts'
import { CopyLinks } from '../../sections/copy-links.tsx'
import { type Figure, figureValues, isFigure, PricedParagraph } from '../../sections/priced-paragraph.tsx'
import styles from './question-list.module.css'

/**
 * Questions that expand to show their answers. The shared `name` makes the browser open one at a time. The id is on the
 * answer because browsers expand a closed `details` for a link to something inside it (R3.9).
 */
export const QuestionList = ({
  questions,
  example,
}: {
  questions: readonly ShownQuestion[]
  /** The example price of a typical home that answers quote. */
  example?: PriceExample | undefined
}) => (
  <div>
    {questions.map((question) => (
      <details key={question.id} name="faq" className={`fold ${styles.question}`}>
        <summary>
          <h3>{question.question}</h3>
        </summary>
        <div id={question.id} className={styles.answer}>
          <Answer question={question} example={example} />
        </div>
      </details>
    ))}
  </div>
)

function Answer({ question, example }: { question: ShownQuestion; example: PriceExample | undefined }) {
  if ('html' in question)
    return (
      <>
        {question.formerIds.map((id) => (
          <span key={id} id={id} />
        ))}
        <WrittenAnswer html={question.html} example={example} />
      </>
    )
  const { answer, links } = question
  return (
    <>
      {answer.map((paragraph) => (
        <PricedParagraph key={paragraph} text={paragraph} example={example} />
      ))}
      {links && <CopyLinks links={links} />}
    </>
  )
}

answerFacts satisfies readonly (keyof typeof companyFacts | Figure)[]

/**
 * An answer that an editor wrote: cleaned HTML, in which the placeholders of facts and figures are filled in. As in
 * copy, a paragraph or item that quotes the tariff is left out without one.
 */
function WrittenAnswer({ html, example }: { html: string; example: PriceExample | undefined }) {
  // For links to hosted videos.
  useModule('play-hosted-video')
  const { tariff } = usePageFacts()
  const fillIn = (part: string): string | undefined => {
    const quoted = placeholdersOf(part).filter(isFigure)
    const values = quoted.length === 0 ? {} : figureValues(quoted, tariff, example)
    if (!values) return undefined
    return insertFacts(part.replaceAll(promised, '<u data-unconfirmed>$1</u>'), values)
  }
  const filled = html.replaceAll(innermostBlock, (_, tag: string, inner: string) => {
    const text = fillIn(inner)
    return text === undefined ? '' : `<${tag}>${text}</${tag}>`
  })
  // The HTML was cleaned with an allow-list when it was saved and when it was read (R10.4).
  return <div dangerouslySetInnerHTML={{ __html: fillIn(filled) ?? '' }} />
}

const promised = /\{promise\}(.*?)\{unconfirmed\}/gs
const innermostBlock = /<(p|li)>((?:(?!<\/?(?:p|li)>).)*)<\/\1>/gs
/** A tag, which stays as it is, or the placeholder of a fact in the text. Cleaned HTML has no < outside tags. */
const tagOrFact = /<[^<>]*>|\{(\w+)\}/g

function insertFacts(html: string, values: Partial<Record<AnswerFact, string>>): string {
  let isInLink = false
  return html.replaceAll(tagOrFact, (whole: string, name: string | undefined) => {
    if (name === undefined) {
      if (/^<\/?a\b/.test(whole)) isInLink = !whole.startsWith('</')
      return whole
    }
    if (!isAnswerFact(name)) return whole
    const value = values[name]
    if (value !== undefined) return renderToStaticMarkup(value)
    const fact = renderToStaticMarkup(<FactText text={whole} />)
    // A link within a link would end the outer one.
    return isInLink ? fact.replaceAll(/<\/?a\b[^>]*>/g, '') : fact
  })
}
