import type { Language } from '../language.ts'

/** The release and environment, logged when a site starts listening (R14.5). */
export const releaseVersion = '00.01.00'

export const environmentName: Record<Language, string> = { en: 'Production EN', nl: 'Production NL' }
