import type { Language } from '../domain/language.ts'
import { readWords } from './read-words.ts'

export type Words = typeof import('../copy/en/consent.ts') &
  typeof import('../copy/en/contact-form.ts') &
  typeof import('../copy/en/estimate.ts') &
  typeof import('../copy/en/estimate-desk.ts') &
  typeof import('../copy/en/faq/faq.ts') &
  typeof import('../copy/en/faq/search.ts') &
  typeof import('../copy/en/film.ts') &
  typeof import('../copy/en/home.ts') &
  typeof import('../copy/en/layout.ts') &
  typeof import('../copy/en/package-page.ts') &
  typeof import('../copy/en/partner-form.ts') &
  typeof import('../copy/en/postcode-form.ts') &
  typeof import('../copy/en/work-order.ts')

const words = await readWords<Words>('')

/** The words of a site. */
export const wordsOf = (language: Language): Words => words[language]
