/** The languages of the two sites. */
export const languages = ['en', 'nl'] as const

export type Language = (typeof languages)[number]

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text)

/** ISO 3166-1 code of a country we work in. */
export type Country = 'BE' | 'NL'

/** The country that a language's site serves: the English site is for Belgium, the Dutch one for the Netherlands. */
export function countryOf(language: Language): Country {
  return language === 'en' ? 'BE' : 'NL'
}

/** How numbers and dates are written on a language's site (BCP 47). */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : 'nl-NL')

/** The language of the sister site. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'nl' : 'en'
}
