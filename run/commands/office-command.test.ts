import { expect, test } from 'vitest'
import { anotherConnection, freshDatabaseUrl } from '../../testing/database/engines.ts'
import { addPerson } from '../../testing/office/add-person.ts'
import { runCommand } from '../../testing/run-command.ts'

/** `npm run office` on a new database. */
function openCommand(url: string) {
  const settings = { DATABASE_URL: url, OFFICE_ORIGIN: 'https://office.helderhuis.example' }
  return async (...parameters: string[]) => {
    const { out, err, code } = await runCommand('office', parameters, settings)
    return { status: code, output: out + err }
  }
}

test('people are invited, recovered and listed, and the trail is checked', async () => {
  const url = await freshDatabaseUrl('sqlite')
  const office = openCommand(url)
  const invited = await office('invite', 'Olga', 'owner')
  expect(invited.output).toMatch(/^https:\/\/office\.helderhuis\.example\/invitation#[\w-]{43}\nIt works once/)

  expect(await office('invite', 'Sara', 'owner', 'nl'), 'a word too many').toMatchObject({ status: 1 })
  const database = anotherConnection(url)
  const { personId } = await database.selectFrom('invitation').select('personId').executeTakeFirstOrThrow()
  await addPerson(database, { id: personId, name: 'Olga', role: 'owner' })
  expect(await office('invite', 'olga', 'crew')).toMatchObject({
    status: 1,
    output: expect.stringContaining('already'),
  })
  expect((await office('recover', 'OLGA')).output).toContain('/invitation#')

  await addPerson(database, { name: 'Sara', role: 'owner' })
  await database.updateTable('person').set({ disabledAt: '2026-11-28' }).where('name', '=', 'Olga').execute()
  expect(await office('recover', 'Olga')).toMatchObject({ status: 1, output: expect.stringContaining('disabled') })
  expect((await office('list')).output).toMatch(/Sara +owner +0 passkeys\nOlga +owner +disabled/)

  const verified = await office('verify')
  expect(verified).toMatchObject({ status: 0, output: expect.stringContaining('fits together, 2 lines') })
  const digest = /[0-9a-f]{64}/.exec(verified.output)?.[0] ?? ''
  expect((await office('verify', digest)).status).toBe(0)
  expect(await office('verify', 'f'.repeat(64))).toMatchObject({
    status: 1,
    output: expect.stringContaining('not in it'),
  })
  await database.updateTable('audit').set({ personId: 'sara' }).where('seq', '=', 2).execute()
  expect(await office('verify')).toMatchObject({ status: 1, output: 'The audit trail is broken at entry 2.\n' })
})

test('invalid arguments are explained', async () => {
  const office = openCommand(await freshDatabaseUrl('sqlite'))
  for (const [parameters, sentence] of [
    [['invite', 'Tom', 'king'], 'A role is one of owner'],
    [['invite', ' ', 'crew'], 'A name has'],
    [['recover', 'Nobody'], 'No one is named Nobody'],
  ] as const)
    expect(await office(...parameters)).toMatchObject({ status: 1, output: expect.stringContaining(sentence) })
  const verbs = [...(await office('disable', 'Olga')).output.matchAll(/-- (\w+)/g)].map(([, verb]) => verb)
  expect(verbs, 'the usage').toEqual(['list', 'invite', 'recover', 'verify'])
})
