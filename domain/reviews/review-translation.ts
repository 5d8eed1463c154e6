import { type Language, otherLanguage } from '../language.ts'
import { guessLanguage } from './comment-language.ts'

/** A comment as the two sites show it. */
export interface TranslatedComment {
  commentEN: string
  commentNL: string
  /** Which of the two is a machine's translation of `originalComment`. */
  translatedLanguage?: Language
  /** The reviewer's own words where there is a translation; empty elsewhere. */
  originalComment: string
}

const translationMark = '(Translated by Google)'
const beforeOriginal = '\n\n(Original)\n'
const beforeTranslation = `\n\n${translationMark}\n`

/**
 * The comments of both sites out of the one text that Google gives, which may be an envelope of translation and original.
 *
 * - With a translation each site shows the text in its language, and which one is the machine's is noted.
 * - Without one both sites show the reviewer's words as they are, whatever language that is: Google does not say, and a site
 *   that left them out would claim that only a rating was given. So every comment counts for the latest reviews, which
 *   require a Dutch one (R9.2).
 * - A text that says the same twice is no translation.
 */
export function translatedComment(comment: string): TranslatedComment {
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
 * Takes Google's two envelopes apart: `(Translated by Google) T\n\n(Original)\nO` and `O\n\n(Translated by Google)\nT`.
 * Anything else stays whole: an envelope that was cut off, one with an empty half, and a comment that merely contains a mark.
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

/** Google translates into the language of whoever reads; where the words do not tell which that is, it is English. */
function languageOfTranslation(translation: string, original: string): Language {
  const ofOriginal = guessLanguage(original)
  return guessLanguage(translation) ?? (ofOriginal ? otherLanguage(ofOriginal) : 'en')
}
