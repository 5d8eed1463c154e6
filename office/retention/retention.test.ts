import { expect, test } from 'vitest'
import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { openOffice } from '../../testing/office/open-office.ts'

test('the owner alone reads what is kept, and hears on Due of a backup and a purge that failed', async () => {
  const office = await openOffice()
  const owner = await office.signedIn(await office.addPerson('owner', 'Olga'))
  const sara = await office.signedIn(await office.addPerson('office', 'Sara'))
  expect((await sara.open('/retention')).status).toBe(403)
  expect((await owner.open('/retention')).text).toContain('No backup has been made yet.')
  await recordUpkeep(office.services.database, 'backup', 'The disk is full.', office.now())
  await recordUpkeep(office.services.database, 'purge', 'The disk is still full.', office.now())
  const due = await owner.open('/')
  expect(due.text).toContain('The nightly backup failed or is late')
  expect(due.text).toContain('Deleting expired data failed or is late')
  expect((await sara.open('/')).text).not.toMatch(/backup|Deleting/)
  const { text } = await owner.open('/retention')
  for (const part of ['The disk is full.', 'The disk is still full.', 'who did what stays'])
    expect(text).toContain(part)
})
