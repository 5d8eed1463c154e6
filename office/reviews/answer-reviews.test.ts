import { describe, expect, test } from 'vitest'
import { readReviewList } from '../../services/reviews/read-review-list.ts'
import { type Engine, engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'

async function withReviews(engine: Engine = 'sqlite') {
  const office = await openOffice(engine)
  const { database, log } = office.services
  const texts = { displayName: '', commentEN: '', commentNL: '', originalComment: '', reply: '' }
  const rows = Array.from({ length: 25 }, (_, index) => {
    const lastUpdatedAt = new Date(Date.UTC(2026, 0, index + 1)).toISOString()
    const row = { ...texts, reviewId: `r${index + 1}`, lastUpdatedAt, starRatingNumber: 4, translatedLanguage: null }
    return { ...row, displayName: `Writer ${index + 1}` }
  })
  await database.insertInto('review').values(rows).execute()
  const editor = await office.signedInAs('editor', 'Eva')
  const listed = async () => {
    const list = await readReviewList({ database, log })
    if (list.status !== 'ok') throw new Error(list.message)
    return { ids: list.reviews.map(({ reviewId }) => reviewId), withheld: list.withheld }
  }
  return { office, database, editor, listed }
}

describe.each(engines)('%s', (engine) => {
  test('a review is withheld for a reason of the list, counted on the website, and shown again (R9.7)', async () => {
    const { office, database, editor, listed } = await withReviews(engine)
    const list = await editor.open('/reviews')
    expect(list.text).toContain('Writer 25')
    expect((await list.press('#r25 button[value=withhold]')).status).toBe(422)
    expect((await listed()).ids).toContain('r25')
    const withheld = await list.press('#r25 button[value=withhold]', { reason: 'insult' })
    expect(await listed()).toMatchObject({ withheld: { insult: 1 } })
    expect((await listed()).ids).not.toContain('r25')
    expect((await list.press('#r25 button[value=withhold]', { reason: 'insult' })).status).toBe(200)
    await withheld.press('#r25 button[value=show]')
    expect(await listed()).toMatchObject({ withheld: {} })
    expect((await listed()).ids).toContain('r25')
    const trail = await database
      .selectFrom('audit')
      .select(['action', 'subject'])
      .where('subject', '=', 'review:r25')
      .execute()
    expect(trail.map(({ action }) => action)).toEqual(['withholdReview', 'showReview'])
    const crew = await office.signedInAs('crew', 'Carla')
    expect((await crew.open('/reviews')).status).toBe(403)
  })

  test('of two drafts of a reply the later does not overwrite the earlier, and both are shown', async () => {
    const { editor } = await withReviews(engine)
    const [mine, theirs] = [await editor.open('/reviews'), await editor.open('/reviews')]
    await theirs.press('#r24 button[value=draft]', { replyDraft: 'Thank you!' })
    const stale = await mine.press('#r24 button[value=draft]', { replyDraft: 'Thanks a lot.' })
    expect(stale.status).toBe(409)
    expect(stale.text).toContain('Someone else has saved: Thank you!')
    expect(stale.document.querySelector<HTMLTextAreaElement>('#draft-r24-replyDraft')?.value).toBe('Thanks a lot.')
    const saved = await stale.press('#r24 button[value=draft]')
    expect(saved.document.querySelector<HTMLTextAreaElement>('#draft-r24-replyDraft')?.value).toBe('Thanks a lot.')
  })

  test('a draft about a review that has gone meanwhile is shown, to be copied', async () => {
    const { database, editor } = await withReviews(engine)
    const list = await editor.open('/reviews')
    await database.deleteFrom('review').where('reviewId', '=', 'r24').execute()
    const gone = await list.press('#r24 button[value=draft]', { replyDraft: 'Thank you!' })
    expect(gone.status).toBe(409)
    expect(gone.document.querySelector('[role=alert]')?.textContent).toMatch(/^Nothing was saved: this review isn’t/)
    expect(gone.document.querySelector<HTMLTextAreaElement>('[role=alert] + * textarea')?.value).toBe('Thank you!')
  })

  test('every review is on one page of the office, the newest first', async () => {
    const { editor } = await withReviews(engine)
    const first = await editor.open('/reviews')
    const second = await first.follow('Next page')
    const names = [first, second].flatMap(({ document }) =>
      [...document.querySelectorAll('article h2')].map((h2) => h2.textContent),
    )
    expect(names).toEqual(Array.from({ length: 25 }, (_, index) => `Writer ${25 - index}`))
  })
})
