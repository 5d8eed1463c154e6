import type { Language } from '../language.ts'
import { pathOf } from './pages.ts'

/** The topics of the FAQ in the order of its page. The ids are anchors there. */
export const faqTopicIds = ['ordering', 'paying', 'visit', 'changing', 'quality', 'coverage', 'businesses'] as const
export type FaqTopicId = (typeof faqTopicIds)[number]

/** A question of the FAQ; `id` is the anchor of its answer. */
export interface FaqQuestion {
  topic: FaqTopicId
  id: string
}

/** The beginning of the paths at which questions are stored among the CMS pages of both websites (decision 69). */
export const questionFolder = 'faq/'

/** Whether a path (without the leading slash) is in the folder of questions. */
export const isInQuestions = (path: string): boolean => path.startsWith(questionFolder)

/** The path of a question: `faq/visit/pets`. */
export const questionPath = ({ topic, id }: FaqQuestion): string => `${questionFolder}${topic}/${id}`

/** Anchors that the page of the FAQ has for its own parts. */
const ownAnchors: ReadonlySet<string> = new Set([...faqTopicIds, 'other', 'questions', 'main'])

/** The question of a path; undefined if no question can have it. */
export function questionAt(path: string): FaqQuestion | undefined {
  const [, name = '', id = ''] = /^faq\/([a-z]+)\/([a-z0-9_-]+)$/.exec(path) ?? []
  const topic = faqTopicIds.find((one) => one === name)
  return topic && !ownAnchors.has(id) ? { topic, id } : undefined
}

/** The address of an answer on a website, as visitors see it (R3.9). */
export const answerAddress = (language: Language, id: string): string => `${pathOf('faq', language)}#${id}`
