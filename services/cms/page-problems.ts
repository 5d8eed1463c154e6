import { fill, placeholdersOf } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { isAnswerFact } from '../../domain/website/answer-facts.ts'
import { isInQuestions } from '../../domain/website/faq-question.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import type { LinkProblem } from './check-links.ts'
import type { PageLink } from './link-target.ts'
import type { PathProblem } from './page-path.ts'

/** The problems of a page's body: parts that cleaning removes, and attributes that a picture or film lacks. */
export type ContentProblem =
  | { kind: 'element'; tag: string }
  | { kind: 'attribute'; name: string; tag: string }
  | { kind: 'link'; href: string }
  | { kind: 'picture' | 'foreignPicture' | 'noAlt' | 'frame' | 'noTitle'; src: string }

/** A problem of a page, as a code. `unknownFact`: an answer names a fact that there is not. */
export type PageProblem =
  | ContentProblem
  | LinkProblem
  | { kind: 'missingPicture'; picture: string }
  | { kind: 'unknownFact'; fact: string }

/** A link as its editor finds it in the text. */
const inText = ({ href, text }: PageLink) => (text === '' || text === href ? href : `“${text}” (${href})`)

/** The sentence for the page's editor. */
export function problemSentence({ problems, languages }: OfficeWords['pages'], problem: PageProblem): string {
  if (problem.kind === 'broken') return fill(problems.broken[problem.why], { href: inText(problem) })
  if (problem.kind === 'moved') return fill(problems.moved, { href: inText(problem), to: problem.to })
  if (problem.kind === 'no-counterpart') return fill(problems.noCounterpart, { language: languages[problem.language] })
  const { kind, ...values } = problem
  return fill(problems[kind], values)
}

/** Why a page cannot have an address. */
export type AddressProblem = PathProblem | { kind: 'none' | 'exists' }

/** The sentence for who gives a page its address. */
export const addressSentence = ({ newPage: { problems } }: OfficeWords['pages'], problem: AddressProblem): string =>
  problem.kind === 'moved' ? fill(problems.moved, { by: problem.by }) : problems[problem.kind]

/** Placeholders in an FAQ answer that match no known fact. Other pages have no placeholders. */
export const unknownFacts = ({ path, content }: Pick<CmsPageTable, 'path' | 'content'>): PageProblem[] =>
  isInQuestions(path)
    ? placeholdersOf(content.replaceAll(/<[^<>]*>/g, ''))
        .filter((fact) => !isAnswerFact(fact))
        .map((fact) => ({ kind: 'unknownFact', fact }))
    : []
