import { company } from '../domain/company/company.ts'
import type { FaqTopicId } from '../domain/website/faq-question.ts'
import type { PageId } from '../domain/website/pages.ts'

/** The pages that copy may link to: those without a query. */
export type LinkedPage = Exclude<PageId, 'start' | 'estimate' | 'unconfirmed'>

export interface CopyLink {
  page: LinkedPage
  /** The `id` of the part of that page to go to. */
  anchor?: string
  label: string
}

/** A headed part of a page. `id` is the anchor; it is the same in both languages. */
export interface Section {
  id: string
  heading: string
  paragraphs: string[]
  list?: string[]
  links?: CopyLink[]
}

/** A question of the FAQ. `id` is the anchor of its answer; `answer` holds paragraphs. */
export interface FaqEntry {
  id: string
  question: string
  answer: string[]
  links?: CopyLink[]
}

/** A group of questions; `id` is its anchor. */
export interface FaqTopic {
  id: FaqTopicId
  heading: string
  questions: FaqEntry[]
}

/**
 * Words that hold only as long as the owner stands by a fact (R1.4). Until the fact is confirmed, placeholders
 * around them say so.
 * @param otherwise the words if the owner denies the fact; nothing by default
 */
export function promised(
  fact: keyof typeof company.promises,
  words: string,
  otherwise = '',
  facts: typeof company.promises = company.promises,
): string {
  const { value, confirmed } = facts[fact]
  if (!value) return otherwise
  return confirmed ? words : `{promise}${words}{unconfirmed}`
}

/** Words with {homes}, the homes cleaned so far: none for a company that has not counted any (R1.12). */
export const counted = (words: string, otherwise = ''): string =>
  company.figures.homesCleaned === undefined ? otherwise : words

/** Parts of a page by their ids, as a list of parts that each have an id. */
export const withIds = <Part extends object>(parts: Readonly<Record<string, Part>>): ({ id: string } & Part)[] =>
  Object.entries(parts).map(([id, part]) => ({ id, ...part }))

/** A part as its file has it: without its id, and a text of a single paragraph as such. */
type Written<Part, Text extends keyof Part> = Omit<Part, 'id' | Text> & Readonly<Record<Text, string | string[]>>

/** Sections by their ids. `Own`: what those of a page have besides. */
export const sectionsOf = <Own extends object = object>(
  sections: Readonly<Record<string, Written<Section, 'paragraphs'> & Own>>,
): (Section & Own)[] => withIds(sections).map((section) => ({ ...section, paragraphs: [section.paragraphs].flat() }))

/** Questions of the FAQ by their ids. */
export const questionsOf = (questions: Readonly<Record<string, Written<FaqEntry, 'answer'>>>): FaqEntry[] =>
  withIds(questions).map((question) => ({ ...question, answer: [question.answer].flat() }))
