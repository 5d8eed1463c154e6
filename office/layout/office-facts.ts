import type { OfficeWords } from '../../copy/office/words.ts'
import type { Language } from '../../domain/language.ts'
import type { Person } from '../../domain/people/person.ts'
import { pageContext } from '../../ui/document/page-context.ts'

/** Addresses of the built files of the office. */
export interface OfficeAssets {
  css: string
  script: string
  /** Only for pages with a form that a passkey confirms. */
  passkeys: string
  /** Only for the page on which pages are written. */
  editor: string
  crew: CrewAssets
  font?: string
}

/** What the page of crews is made of. `files`: the addresses of all that it loads. The workers are JavaScript. */
export interface CrewAssets {
  script: string
  css: string
  files: readonly string[]
  worker: string
  retiredWorker: string
}

/** The context of every page of the office. */
export interface OfficeFacts {
  /** Undefined before signing in. */
  person: Person | undefined
  words: OfficeWords
  language: Language
  /** Public origin of the office. */
  origin: string
  /** Path of the page. */
  path: string
  now: Date
  /** The page that lists what is not confirmed, where the prices of every site are samples. */
  demonstration: string | undefined
  assets: OfficeAssets
}

/** Provides what every page of the office knows, and reads it. */
export const [OfficeFactsProvider, useOffice] = pageContext<OfficeFacts>()
