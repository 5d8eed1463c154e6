import type { OfficeWords } from '../../copy/office/words.ts'
import type { Language } from '../../domain/language.ts'
import type { Action, Person } from '../../domain/people/person.ts'
import { pageContext } from '../../ui/document/page-context.ts'
import type { formatsFor } from './formats.ts'

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

/** Whom words and figures are for, and when. */
export interface Speech extends ReturnType<typeof formatsFor> {
  words: OfficeWords
  language: Language
  now: Date
}

/** The context of every page of the office. */
export interface OfficeFacts extends Speech {
  /** Undefined before signing in. */
  person: Person | undefined
  /** Whether the reader's role allows an action. */
  may(action: Action): boolean
  /** Public origin of the office. */
  origin: string
  /** Path of the page. */
  path: string
  /** The page that lists what is not confirmed, where the prices of every site are samples. */
  demonstration: string | undefined
  assets: OfficeAssets
}

/** Provides what every page of the office knows, and reads it. */
export const [OfficeFactsProvider, useOffice] = pageContext<OfficeFacts>()
