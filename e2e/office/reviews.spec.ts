import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../axe.ts'
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
  await expect(review.getByText('it names someone or tells private facts')).toBeVisible()
  await review.getByText('Reply', { exact: true }).click()
  await review.getByLabel('Draft of a reply').fill('Thank you, Jo!')
  await review.getByRole('button', { name: 'Save the draft' }).click()
  await expect(review.getByLabel('Draft of a reply')).toHaveValue('Thank you, Jo!')

  await page.goto('/me')
  await page.getByLabel('Language').selectOption('nl')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/reviews', '/retention']) {
    await page.goto(path)
    await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
  }
  await expect(page.getByText('The disk is full.')).toBeVisible()
})

test('an owner changes prices on a small phone, and reads what the company’s folder holds (R6.9, R17.41)', async ({
  page,
  office,
  faults,
}) => {
  await addAuthenticator(page)
  await join(page, await office.invite('Olga', 'owner'))
  await office.database.updateTable('person').set({ language: 'nl' }).execute()
  await page.setViewportSize({ width: 320, height: 740 })
  const expectFine = async () => {
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.goto('/company')
  await expectFine()
  await page.goto('/tariffs')
  await expectFine()
  await page.getByRole('link', { name: 'Nieuwe prijzen voor Nederland' }).click()
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
  await expectFine()
  await page.getByLabel('Tarief per persoon per uur (€)').fill('veel')
  await page.getByRole('radio', { name: 'op een moment' }).check()
  await page.getByLabel('Datum', { exact: true }).fill('2031-10-26')
  await page.getByLabel('Tijd', { exact: true }).fill('02:30')
  await page.getByRole('button', { name: 'Toon het effect' }).first().click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    /^Tarief per persoon per uur \(€\): Vul een bedrag in/,
  )
  faults.expect(/422 \(Unprocessable/)
  await expectFine()
  await page.getByLabel('Tarief per persoon per uur (€)').fill('41,50')
  await page.getByRole('button', { name: 'Toon het effect' }).first().click()
  // The second time that it is half past two in that night.
  await expect(page.getByText('Ze gaan in op zo 26 okt 2031, 02:30 CET.')).toBeVisible()
  await expectFine()
  await page.getByRole('button', { name: 'Sla deze prijzen op' }).click()
  await expect(page.getByText('Opgeslagen. Deze prijzen gaan in op zo 26 okt 2031, 02:30 CET.')).toBeVisible()
  await page.getByText('Wat er verandert').click()
  await page.getByText('Intrekken…').click()
  await expectFine()
  await page.getByRole('button', { name: 'Trek deze prijzen in' }).click()
  await expect(page.getByText('De prijzen zijn ingetrokken. Ze gaan niet in.')).toBeVisible()
})
