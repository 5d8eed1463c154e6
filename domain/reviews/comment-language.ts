import type { Language } from '../language.ts'

// Words that are common in cleaning reviews and exist in only one of the two languages, and not in French or German.
const english = `
  the and with they their them were very our ours you your have has had been from for but not this that these those which what would will
  could it its are all everything everyone always again great good nice neat lovely friendly kind excellent amazing thank thanks happy
  recommend recommended recommendable clean cleaned cleaner cleaners cleaning house home time people job work worked done well really
  quickly quick fast spotless thorough satisfied price pleased rooms kitchen bathroom windows`
const dutch = `
  het een van ik niet met voor dat aan heel erg zeer ze zij hun ons onze jullie maar ook wel bij naar om op tijd deze geen nog weer al goed
  goede netjes nette net schoon schone schoongemaakt schoonmaak schoonmaken schoonmaakploeg schoonmaker schoonmakers ploeg hebben heeft zijn
  waren werk gewerkt gedaan aanrader aanraden vriendelijk vriendelijke tevreden bedankt dank dankjewel snel snelle mensen huis keurig keurige
  fijn fijne graag uitstekend uitstekende geweldig geweldige mooi mooie leuk leuke grondig grondige prijs afspraak keuken badkamer ramen`

const wordsOf = (text: string) => text.match(/[\p{L}']+/gu) ?? []

/** 1 for an English word, -1 for a Dutch one. */
const lean = new Map([
  ...wordsOf(english).map((word) => [word, 1] as const),
  ...wordsOf(dutch).map((word) => [word, -1] as const),
])

/**
 * Guesses from its words whether a comment is English or Dutch. Undefined if they are no help ('Super!', another
 * language) or point both ways. A guess is all we have: Google's reviews carry no language (decision 8).
 */
export function guessLanguage(comment: string): Language | undefined {
  let lead = 0
  for (const word of wordsOf(comment.toLowerCase())) lead += lean.get(word) ?? 0
  if (lead === 0) return undefined
  return lead > 0 ? 'en' : 'nl'
}
