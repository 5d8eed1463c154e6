import type { Locator } from '@playwright/test'
import { pathOf } from '../../domain/website/pages.ts'
import { phones, untilPlausible } from '../accepted-messages.ts'
import { untilHydrated } from '../boot-script.ts'
import { expect, test } from '../journey-test.ts'
import type { Words } from '../site-words.ts'

/** Presses the button once a person could have filled in the form. */
async function apply(form: Locator, words: Words) {
  await untilPlausible(form.page())
  await form.getByRole('button', { name: words.partnerForm.submit }).click()
}

test('a company applies to become a partner: mistakes are named, and the application arrives with every field', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { labels, problems, weekdays } = words.partnerForm
  const email = `partner-${language}@company.example`
  const companyNumber = { en: '0123.456.749', nl: '12345678' }[language]
  await page.goto(pathOf('partner', language))
  const form = page.getByRole('main').locator('form[method=post]')
  const field = (name: keyof typeof labels) => form.getByLabel(labels[name], { exact: true })
  await field('business').fill('Schoon & "Zonen"')
  await untilHydrated(page)
  await field('companyNumber').fill('1234')
  await apply(form, words)
  await expect(field('companyNumber')).toHaveAccessibleDescription(
    new RegExp(escaped(problems.companyNumber.malformed)),
  )
  await expect(form.getByRole('group', { name: labels.regions })).toHaveAccessibleDescription(
    new RegExp(escaped(problems.regions.required)),
  )

  await field('companyNumber').fill(companyNumber)
  await field('teamSize').fill('3')
  await field('firstName').fill('Zoë')
  await field('lastName').fill('Peeters')
  await field('email').fill(email)
  await field('phoneNumber').fill(phones[language].typed)
  const [region] = await form.getByRole('group', { name: labels.regions }).getByRole('checkbox').all()
  if (!region) throw new Error('no region to choose')
  await region.check()
  const regionName = (await region.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? ''
  await form.getByLabel(weekdays.tuesday).check()
  await field('remark').fill('Twee ploegen, elke dag.\nGroeten')
  await form.getByLabel(labels.consent).check()
  await apply(form, words)
  await expect(form.getByRole('status')).toContainText(words.contactForm.success)

  const mail = await sites.mailbox.officeMailFrom(email)
  expect(mail.subject).toContain('Schoon & "Zonen"')
  for (const part of ['Zoë', 'Peeters', phones[language].dialled, regionName, weekdays.tuesday, '3']) {
    // Dutch weekdays are lower case within a sentence.
    expect(mail.text?.toLowerCase()).toContain(part.toLowerCase())
  }
  expect(mail.text?.replaceAll(/\D/g, '')).toContain(companyNumber.replaceAll(/\D/g, ''))
  expect(mail.text).toContain('Twee ploegen, elke dag.\nGroeten')
  expect((await sites.mailbox.receiptOf(email)).text).toContain('Schoon & "Zonen"')
})

/** A sentence as part of a regular expression. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
