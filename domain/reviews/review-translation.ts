import { type Language, otherLanguage } from '../language.ts'
import { guessLanguage } from './comment-language.ts'

const translationMark = '(Translated by Google)'
const beforeOriginal = '\n\n(Original)\n'
const beforeTranslation = `\n\n${translationMark}\n`

/**
 * Splits Google's comment, which may be an envelope of translation and original, into the comments of both sites
 * (R9.6).
 *
 * - With a translation, each site shows the text in its language, and the translated one is marked.
 * - Without one, both sites show the reviewer's words whatever their language (decision 8): Google does not name it,
 *   and a site without them would claim that only a rating was given. So every comment counts for the latest reviews,
 *   which require a Dutch one (R9.2).
 * - Two identical halves do not count as a translation: then `originalComment`, the reviewer's own words, is empty.
 */
export function translatedComment(comment: string) {
  const { original, translation } = openEnvelope(comment)
  if (!translation || translation === original) {
    return { commentEN: original, commentNL: original, originalComment: '' }
  }
  const translatedLanguage = languageOfTranslation(translation, original)
  return {
    commentEN: translatedLanguage === 'en' ? translation : original,
    commentNL: translatedLanguage === 'nl' ? translation : original,
    translatedLanguage,
    originalComment: original,
  }
}

/**
 * Splits Google's two kinds of envelope: `(Translated by Google) T\n\n(Original)\nO` and `O\n\n(Translated by
 * Google)\nT`. Anything else is returned whole as `original`: a truncated envelope, one with an empty half, and a
 * comment that merely contains one of the marks.
 */
export function openEnvelope(text: string): { original: string; translation?: string } {
  const whole = text.replace(/\r\n?/g, '\n').trim()
  if (whole.startsWith(translationMark)) {
    const [translation, original] = halves(whole.slice(translationMark.length), beforeOriginal)
    return translation && original ? { original, translation } : { original: whole }
  }
  const [original, translation] = halves(whole, beforeTranslation)
  return translation && original ? { original, translation } : { original: whole }
}

function halves(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? ['', ''] : [text.slice(0, at).trim(), text.slice(at + separator.length).trim()]
}

/** Google translates into the reader's language. If the words do not reveal which one that is, English is assumed. */
function languageOfTranslation(translation: string, original: string): Language {
  const ofOriginal = guessLanguage(original)
  return guessLanguage(translation) ?? (ofOriginal ? otherLanguage(ofOriginal) : 'en')
}
