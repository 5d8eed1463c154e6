import { expect, it } from 'vitest'
import { joinOffice } from '../../testing/office/join-office.ts'
import { openOffice } from '../../testing/office/open-office.ts'

it('have 120 random bits, and only their digests are stored (ASVS 6.5.2, 6.5.3, 6.5.4)', async () => {
  const office = await openOffice()
  const people = [await joinOffice(office, 'owner', 'Sara'), await joinOffice(office, 'owner', 'Tom')]
  const codes = people.flatMap((person) => person.codes)
  expect(new Set(codes).size).toBe(20)
  // 24 signs out of 32.
  for (const code of codes) expect(code).toMatch(/^(?:[A-HJKMNP-TV-Z0-9]{4}-){5}[A-HJKMNP-TV-Z0-9]{4}$/)
  const stored = await office.services.database.selectFrom('recoveryCode').selectAll().execute()
  expect(stored).toHaveLength(20)
  for (const { digest } of stored) expect(digest).toMatch(/^[\da-f]{64}$/)
})
