import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'

test('the handover checklist prints on two sheets of A4, as the page says', async ({ page, language }) => {
  await page.goto(pathOf('handover-checklist', language))
  const file = await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } })
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})
