import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { addAuthenticator, expect, join, test } from './office-test.ts'

test('an owner withholds a review and drafts a reply, and reads of a failed backup, in both languages (R9.7, R14.8)', async ({
  page,
  office,
}) => {
  const texts = { commentEN: 'Anna cleaned well.', commentNL: 'Anna maakte goed schoon.', originalComment: '' }
  const common = { ...texts, reply: '', translatedLanguage: null, lastUpdatedAt: '2026-11-20T10:00:00.000Z' }
  const rows = [4, 5].map((stars) => ({
    ...common,
    reviewId: `r${stars}`,
    starRatingNumber: stars,
    displayName: `Jo ${stars}`,
  }))
  await office.database.insertInto('review').values(rows).execute()
  await recordUpkeep(office.database, 'drill', 'The disk is full.', new Date())
  await addAuthenticator(page)
  await join(page, await office.invite('Olga', 'owner'))
  await page.goto('/reviews')
  const review = page.getByRole('article', { name: 'Jo 5' })
  await review.getByText('Withhold from the website').click()
  await review.getByRole('button', { name: 'Withhold it' }).click()
  await expect(review.getByText('Choose one.', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await review.getByLabel('Why').selectOption('privateFacts')
  await review.getByRole('button', { name: 'Withhold it' }).click()
  await expect(review.getByText('it names someone or reveals private facts')).toBeVisible()
  await review.getByText('Reply', { exact: true }).click()
  await review.getByLabel('Draft of a reply').fill('Thank you, Jo!')
  await review.getByRole('button', { name: 'Save the draft' }).click()
  await expect(review.getByLabel('Draft of a reply')).toHaveValue('Thank you, Jo!')

  await page.goto('/me')
  await page.getByLabel('Language').selectOption('nl')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/reviews', '/retention']) {
    await page.goto(path)
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
  }
  await expect(page.getByText('The disk is full.')).toBeVisible()
})
