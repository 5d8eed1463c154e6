import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../axe.ts'
import { expect, giveSession, test } from './office-test.ts'

test.use({ locale: 'nl-NL' })

test('what owners alone see is accessible, and fits the smallest phone, in Dutch (R6.9, R9.7, R14.8, R17.41)', async ({
  page,
  office,
  faults,
}) => {
  const texts = { commentEN: 'Anna cleaned well.', commentNL: 'Anna maakte goed schoon.', originalComment: '' }
  const common = { ...texts, reply: '', translatedLanguage: null, lastUpdatedAt: '2026-11-20T10:00:00.000Z' }
  const row = { ...common, reviewId: 'r5', starRatingNumber: 5, displayName: 'Jo' }
  await office.database.insertInto('review').values(row).execute()
  await recordUpkeep(office.database, 'drill', 'The disk is full.', new Date())
  await giveSession(page, office, { name: 'Olga', language: 'nl' })
  await page.setViewportSize({ width: 320, height: 740 })
  const expectFine = async (expectReadable = expectAccessible) => {
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true
    })
    await expectReadable(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, page.url()).toBeLessThanOrEqual(0)
  }
  for (const path of ['/reviews', '/retention']) {
    await page.goto(path)
    await expectFine(expectAccessibleInBothThemes)
  }
  for (const path of ['/company', '/tariffs', '/tariffs/nl']) {
    await page.goto(path)
    await expectFine()
  }
  const price = page.getByLabel('Tarief per persoon per uur (€)')
  const showEffect = page.getByRole('button', { name: 'Toon het effect' }).first()
  await price.fill('veel')
  await showEffect.click()
  await expect(page.getByRole('alert')).toBeFocused()
  faults.expect(/422 \(Unprocessable/)
  await expectFine()
  await price.fill('41,50')
  await page.getByRole('radio', { name: 'op een moment' }).check()
  await page.getByLabel('Datum', { exact: true }).fill('2031-10-26')
  await page.getByLabel('Tijd', { exact: true }).fill('02:30')
  await showEffect.click()
  await page.getByRole('button', { name: 'Sla deze prijzen op' }).click()
  await expect(page.getByText('Opgeslagen. Deze prijzen gaan in op zo 26 okt 2031, 02:30 CEST.')).toBeVisible()
  await expectFine()
})
