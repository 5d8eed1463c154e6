import { expectAccessible } from '../axe.ts'
import { addAuthenticator, expect, join, test } from './office-test.ts'

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
  // The first of the two times that it is half past two in that night.
  await expect(page.getByText('Ze gaan in op zo 26 okt 2031, 02:30 CEST.')).toBeVisible()
  await expectFine()
  await page.getByRole('button', { name: 'Sla deze prijzen op' }).click()
  await expect(page.getByText('Opgeslagen. Deze prijzen gaan in op zo 26 okt 2031, 02:30 CEST.')).toBeVisible()
  await page.getByText('Wat er verandert').click()
  await page.getByText('Intrekken…').click()
  await expectFine()
  await page.getByRole('button', { name: 'Trek deze prijzen in' }).click()
  await expect(page.getByText('De prijzen zijn ingetrokken. Ze gaan niet in.')).toBeVisible()
})
