import { expect, it } from 'vitest'
import { openOffice } from '../../testing/office/open-office.ts'

it('shows the owner alone what the folder holds, with its line, and what is to be done about it (R17.41)', async () => {
  const office = await openOffice()
  const owner = await office.signedIn(await office.addPerson('owner', 'Olga', 'nl'))
  const page = await owner.open('/company')
  const rows = [...page.document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  const place = expect.stringMatching(/^company\/company\.yaml, line \d+$/)
  expect(rows).toContainEqual(['insuredAmount', '2500000', 'nog niet bevestigd', place])
  expect(rows).toContainEqual(['legal.NL.seat.city', 'Hengelo', place])
  expect(page.text).toContain('claims.noCash has no proof')
  const editor = await office.signedIn(await office.addPerson('editor'))
  expect((await editor.open('/company')).status).toBe(403)
})
