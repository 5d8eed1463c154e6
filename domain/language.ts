/** The languages of the two sites. */
export const languages = ['en', 'nl'] as const

export type Language = (typeof languages)[number]

/** Whether a text is the code of one of our languages. */
export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text)

/** ISO 3166-1 codes of the countries we serve. */
export const countries = ['BE', 'NL'] as const
export type Country = (typeof countries)[number]

/** The languages of the sites of some countries. */
export const languagesOf = (served: readonly Country[]): Language[] =>
  languages.filter((language) => served.includes(countryOf(language)))

/** The country a language's site serves: Belgium (English), the Netherlands (Dutch). */
export const countryOf = (language: Language): Country => (language === 'en' ? 'BE' : 'NL')

/** The BCP 47 locale for numbers and dates on a language's site. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : 'nl-NL')

/** The language of the other site. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'nl' : 'en')
