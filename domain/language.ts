export type Language = 'en' | 'nl'

/** ISO 3166-1 code of a country we work in. */
export type Country = 'BE' | 'NL'

/** The country that a language's site serves: the English site is for Belgium, the Dutch one for the Netherlands. */
export function countryOf(language: Language): Country {
  return language === 'en' ? 'BE' : 'NL'
}

/** The language of the sister site. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'nl' : 'en'
}
