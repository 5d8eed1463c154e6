import type { Language } from '../../domain/language.ts'
import type { Settings } from './settings.ts'

/** The wanted language where its site is served by this installation, otherwise the one that is. */
export const servedLanguage = ({ languages }: Pick<Settings, 'languages'>, wanted: Language): Language =>
  languages.includes(wanted) ? wanted : (languages[0] ?? wanted)
