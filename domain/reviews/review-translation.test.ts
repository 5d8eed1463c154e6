import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessLanguage } from './comment-language.ts'
import { openEnvelope, translatedComment } from './review-translation.ts'

const dutch = 'Heel nette ploeg'
const english = 'Very neat team'
const untranslated = (text: string) => ({ commentEN: text, commentNL: text, originalComment: '' })

test('translation first: each site shows its language, and the English text is marked as a translation', () => {
  expect(translatedComment(`(Translated by Google) ${english}\n\n(Original)\n${dutch}`)).toEqual({
    commentEN: english,
    commentNL: dutch,
    translatedLanguage: 'en',
    originalComment: dutch,
  })
})

test('translation last: the result is the same', () => {
  expect(translatedComment(`${dutch}\n\n(Translated by Google)\n${english}`)).toEqual({
    commentEN: english,
    commentNL: dutch,
    translatedLanguage: 'en',
    originalComment: dutch,
  })
})

test.each([
  `(Translated by Google) ${dutch}\n\n(Original)\n${english}`,
  `${english}\n\n(Translated by Google)\n${dutch}`,
])('a translation into Dutch is marked as one: %j', (comment) => {
  expect(translatedComment(comment)).toEqual({
    commentEN: english,
    commentNL: dutch,
    translatedLanguage: 'nl',
    originalComment: english,
  })
})

test.each([
  ['Très propre, merci !', 'Very clean, thank you!', 'en'],
  ['Sehr sauber', 'Heel schoon', 'nl'],
  ['Onze badkamer blinkt', 'Sparkling', 'en'],
  ['They were lovely', 'Schatjes', 'nl'],
  ['Чисто 👍', 'Top 👍', 'en'],
])('%j with the translation %j is a translation into %s', (original, translation, language) => {
  const comment = translatedComment(`(Translated by Google) ${translation}\n\n(Original)\n${original}`)
  expect(comment.translatedLanguage).toBe(language)
  expect(comment.originalComment).toBe(original)
  expect(language === 'en' ? comment.commentEN : comment.commentNL).toBe(translation)
})

test.each([
  ['cut off before the original', `(Translated by Google) ${english} and`],
  ['cut off inside the second mark', `(Translated by Google) ${english}\n\n(Origi`],
  ['without an original', `(Translated by Google) ${english}\n\n(Original)\n`],
  ['without a translation', `(Translated by Google)\n\n(Original)\n${dutch}`],
  ['cut off, with a second mark', `(Translated by Google) ${english}\n\n(Translated by Google)\n${english}`],
  ['with an empty translation at its end', `${dutch}\n\n(Translated by Google)`],
  ['that mentions "(Original)"', 'Better than the (Original) team'],
  ['that only ends like an envelope', `${dutch}\n\n(Original)\n${dutch}`],
  ['cut off, that mentions "(Original)"', '(Translated by Google) Better than the (Original) team'],
  ['that mentions "(Translated by Google)"', 'This is not (Translated by Google), I wrote it'],
])('a comment %s is unchanged', (_, comment) => {
  expect(translatedComment(comment)).toEqual(untranslated(comment.trim()))
})

test('without a translation both sites show the reviewer’s words', () => {
  expect(translatedComment(` ${dutch} 🧽 `)).toEqual(untranslated(`${dutch} 🧽`))
  expect(translatedComment('Super!\n\n(Translated by Google)\nSuper!')).toEqual(untranslated('Super!'))
})

test('a rating without a comment gets none', () => {
  expect(translatedComment(' \n ')).toEqual(untranslated(''))
})

test('CRLF line ends and several paragraphs make no difference', () => {
  const comment = `(Translated by Google) ${english}\r\n\r\nThanks\r\n\r\n(Original)\r\n${dutch}\r\n\r\nBedankt`
  expect(openEnvelope(comment)).toEqual({ original: `${dutch}\n\nBedankt`, translation: `${english}\n\nThanks` })
})

test('any two texts in an envelope are found again, and a text never becomes empty', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((t) => t.trim() !== '' && !/[\r(]/.test(t))
  fc.assert(
    fc.property(text, text, (original, translation) => {
      const parts = { original: original.trim(), translation: translation.trim() }
      expect(openEnvelope(`(Translated by Google) ${translation}\n\n(Original)\n${original}`)).toEqual(parts)
      expect(openEnvelope(`${original}\n\n(Translated by Google)\n${translation}`)).toEqual(parts)
    }),
  )
  const piece = fc.constantFrom('(Translated by Google)', '(Original)', '\n\n', '\n', ' ', 'a', 'heel goed')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { commentEN, commentNL } = translatedComment(pieces.join(''))
      const empty = pieces.join('').trim() === ''
      expect([commentEN === '', commentNL === '']).toEqual([empty, empty])
    }),
  )
})

test.each([
  ['They did a great job, thank you', 'en'],
  ['Netjes gewerkt, een aanrader', 'nl'],
  ['Super!', undefined],
  ['Très bonne équipe de nettoyage, je recommande', undefined],
  ['Alles prima, sehr sauber', undefined],
  ['', undefined],
])('%j is guessed to be %s', (comment, language) => {
  expect(guessLanguage(comment)).toBe(language)
})
