import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import type { Review } from '../../domain/reviews/review.ts'
import { ReviewCard } from './ratings-block.tsx'

const texts = { en: 'They were very friendly.', nl: 'Ze waren heel vriendelijk.', fr: 'Très propre !' }

const shown = (review: Partial<Review>) =>
  renderToStaticMarkup(
    <ReviewCard
      review={{
        reviewId: 'r',
        starRatingNumber: 5,
        reviewer: { displayName: 'An' },
        commentEN: '',
        commentNL: '',
        lastUpdatedAt: '2026-11-01T10:00:00.000Z',
        ...review,
      }}
    />,
  )

test('a comment has a lang attribute if it is in the other site’s language, none if it is in the page’s', () => {
  const html = (text: string) => shown({ commentEN: text, commentNL: text })
  const foreign = language === 'en' ? 'nl' : 'en'
  expect(html(texts[foreign])).toContain(` lang="${foreign}">${texts[foreign]}`)
  expect(html(texts[language])).not.toContain(' lang=')
})

test.each(Object.entries(texts))('the original of a translation has its own lang attribute: %s', (of, text) => {
  const html = shown({
    commentEN: 'Very clean',
    commentNL: 'Heel schoon',
    translatedLanguage: language,
    originalComment: text,
  })
  expect(html).toContain(`<p lang="${of === 'fr' ? '' : of}">${text}</p>`)
})
