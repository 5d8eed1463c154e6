import type { FaqEntry } from '../../copy/page-copy.ts'
import type { FaqTopicId } from '../../domain/website/faq-question.ts'

/** A question whose answer an editor wrote. */
export interface WrittenQuestion {
  id: string
  question: string
  /** Cleaned HTML, with placeholders of facts. */
  html: string
  /** Anchors that the answer had before. */
  formerIds: readonly string[]
}

/** A question as the FAQ shows it: of the copy, or as an editor wrote it. */
export type ShownQuestion = FaqEntry | WrittenQuestion

/** A topic of the FAQ that has a question. */
export interface ShownTopic {
  id: FaqTopicId
  heading: string
  questions: readonly ShownQuestion[]
}
