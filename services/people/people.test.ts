import { describe, expect, it } from 'vitest'
import { anotherConnection, engines, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { addPerson } from '../../testing/office/add-person.ts'
import { acceptInvitation, invite, joinOffice } from '../../testing/office/join-office.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'
import { invitePerson, recoverPerson } from './invitations.ts'
import { changePerson, findPersonByName, hasOwner } from './people.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const lastOwner = { outcome: 'refused', problems: { form: 'lastOwner' } }
const disabled = { disabledAt: now.toISOString() }

describe.each(engines)('people on %s', (engine) => {
  it('keep their last owner', async () => {
    const office = await openOffice(engine)
    const { database } = office.services
    const [olga, sara] = [await office.addPerson('owner', 'Olga'), await office.addPerson('office', 'Sara')]
    const change = (id: string, changed: object) => changePerson(database, { by: undefined, id, change: changed }, now)
    expect(await change(olga, disabled)).toEqual(lastOwner)
    expect(await change(olga, { role: 'crew' })).toEqual(lastOwner)
    expect(await change(sara, { role: 'owner' })).toEqual({ outcome: 'done' })
    expect(await change(olga, disabled)).toEqual({ outcome: 'done' })
    expect(await change(sara, disabled)).toEqual(lastOwner)
    expect(await hasOwner(database)).toBe(true)
  })

  it('keep an owner when two disable each other at the same time', async () => {
    const url = await migratedDatabaseUrl(engine)
    const [one, other] = [anotherConnection(url), anotherConnection(url)] as const
    for (const id of ['olga', 'sara']) await addPerson(one, { id, name: id, role: 'owner' })
    const outcomes = await Promise.all([
      changePerson(one, { by: undefined, id: 'olga', change: disabled }, now),
      changePerson(other, { by: undefined, id: 'sara', change: disabled }, now),
    ])
    expect(outcomes).toEqual(expect.arrayContaining([{ outcome: 'done' }, lastOwner]))
  })

  it('are saved only as they were seen, under names that no one else has', async () => {
    const office = await openOffice(engine)
    const browser = await office.signedInAs('owner', 'Olga')
    const id = await office.addPerson('crew', 'Tom')
    const save = (fields: object) =>
      browser.post(`/people/${id}`, { name: 'Tom', role: 'crew', version: '1', ...fields })
    const page = await browser.open(`/people/${id}`)
    expect((await save({ name: 'Thomas', role: 'planner', team: 'be/antwerp' })).status).toBe(303)
    const { status, text, document } = await page.press('Save', { role: 'owner', team: 'nl/hengelo' })
    expect([status, text]).toEqual([409, expect.stringContaining('They’re now Thomas, Planner.')])
    const shown = [...document.querySelectorAll('input[name=name], option[selected], [name=team][checked]')]
    expect(shown.map((field) => field.getAttribute('value'))).toEqual(['Thomas', 'owner', 'nl/hengelo'])
    for (const wrong of [{ name: 'OLGA' }, { name: ' ' }, { role: 'king' }])
      expect((await save({ version: '2', ...wrong })).status).toBe(422)
    const row = await office.services.database.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({ name: 'Thomas', role: 'planner', version: 2 })
  })

  it('are found by names with accents, which no one else can have', async () => {
    const office = await openOffice(engine)
    const { database } = office.services
    const browser = await office.signedInAs('owner', 'Olga')
    const id = await office.addPerson('crew', 'Élise Ünal')
    for (const name of ['Élise Ünal', 'ÉLISE ÜNAL', 'e\u0301lise  u\u0308nal'])
      expect((await findPersonByName(database, name))?.id, name).toBe(id)
    expect(await findPersonByName(database, 'Elise Unal')).toBeUndefined()
    const second = await browser.post('/people', { name: 'élise ünal', role: 'crew', language: 'en' })
    expect(second.status).toBe(422)
    expect(await second.text()).toContain('already has this name')
    await browser.post(`/people/${id}`, { name: 'Zoë', role: 'crew', version: '1' })
    expect((await findPersonByName(database, 'ZOË'))?.id).toBe(id)
  })

  it('leave a trail of who changed whom, before and after', async () => {
    const office = await openOffice(engine)
    const browser = await office.signedInAs('owner', 'Olga')
    const id = await office.addPerson('crew', 'Tom')
    await browser.post(`/people/${id}`, { name: 'Tom', role: 'planner', version: '1' })
    const html = await (await browser.get('/audit')).text()
    expect(html).toMatch(
      /Olga<\/td><td>Changed a person<\/td><td[^>]*><a[^>]*>Tom<\/a><\/td><td[^>]*>role: crew → planner</,
    )
  })
})

describe.each(engines)('links on %s', (engine) => {
  const invited = { name: 'Sleeper', role: 'owner' } as const

  it('end when a newer one is made or used (R17.4)', async () => {
    const office = await openOffice(engine)
    const { database } = office.services
    const { id } = await joinOffice(office, 'owner', 'Olga')
    const recovery = async () =>
      expectOutcome(await recoverPerson(database, { by: undefined, id }, office.now()), 'done').token
    const [older, newer] = [await recovery(), await recovery()]
    expect((await acceptInvitation(office.browser(), older)).response.status).toBe(410)
    expect((await acceptInvitation(office.browser(), newer)).response.status).toBe(200)
    const [first, second] = [await invite(office, 'owner', 'Sleeper'), await invite(office, 'owner', 'Sleeper')]
    expect((await acceptInvitation(office.browser(), first)).response.status).toBe(410)
    expect((await acceptInvitation(office.browser(), second)).response.status).toBe(200)
    expect(await database.selectFrom('invitation').select('name').execute()).toEqual([])
  })

  it.each([
    ['is disabled', disabled],
    ['is no longer an owner', { role: 'office' }],
  ] as const)('end when the owner who made them %s (R17.4)', async (_, change) => {
    const office = await openOffice(engine)
    const { database } = office.services
    await office.addPerson('owner', 'Olga')
    const id = await office.addPerson('owner', 'Oscar')
    const lost = await office.addPerson('crew', 'Tom')
    const by = { id, name: 'Oscar', role: 'owner', language: 'en' } as const
    await invitePerson(database, { by, language: 'en', ...invited }, office.now())
    await recoverPerson(database, { by, id: lost }, office.now())
    await invitePerson(database, { by: undefined, ...invited, name: 'Ann' }, office.now())
    expect(await changePerson(database, { by: undefined, id, change }, office.now())).toEqual({ outcome: 'done' })
    expect(await database.selectFrom('invitation').select('name').execute()).toEqual([{ name: 'Ann' }])
  })
})

it('the teams of a person are chosen on the person’s page, and in the trail (R17.23)', async () => {
  const office = await openOffice()
  const olga = await office.signedInAs('owner', 'Olga')
  const id = await office.addPerson('crew', 'Tom')
  const teams = (...keys: string[]) => keys.map((key): [string, string] => ['team', key])
  const save = (version: string, ...keys: string[]) =>
    olga.post(`/people/${id}`, [['name', 'Tom'], ['role', 'crew'], ['version', version], ...teams(...keys)])
  const ticked = async () =>
    [...(await olga.open(`/people/${id}`)).document.querySelectorAll('input[name=team][checked]')].map((box) =>
      box.getAttribute('value'),
    )
  expect(await ticked()).toEqual([])
  expect((await save('1', 'be/antwerp', 'nl/hengelo', 'be/nowhere')).status).toBe(303)
  expect(await ticked()).toEqual(['be/antwerp', 'nl/hengelo'])
  expect((await save('2')).status).toBe(303)
  expect(await ticked()).toEqual([])
  expect(await (await olga.get('/audit')).text()).toContain('teams: be/antwerp, nl/hengelo → ')
})

it.each([
  [{ name: '', role: 'crew' }, 'Enter a name'],
  [{ name: 'x'.repeat(61), role: 'crew' }, 'Enter a name'],
  [{ name: 'Tom', role: 'king' }, 'Choose a role'],
  [{ name: 'olga', role: 'crew' }, 'already has this name'],
])('inviting somebody: refuses %o and keeps what was typed', async (fields, sentence) => {
  const office = await openOffice()
  const browser = await office.signedInAs('owner', 'Olga')
  const response = await browser.post('/people', { language: 'en', ...fields })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain(sentence)
  expect(html).toContain(`value="${fields.name}"`)
})
