import type { Language } from '../language.ts'

/** What is in service, and where (specification §9): said in the log when a site begins to listen. */
export const releaseVersion = '00.01.00'

export const environmentName: Record<Language, string> = { en: 'Production EN', nl: 'Production NL' }
