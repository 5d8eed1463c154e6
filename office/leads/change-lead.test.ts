import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import type { Database } from '../../services/database/schema.ts'
import { verifyAudit } from '../../services/people/audit.ts'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { addPerson } from '../../testing/office/add-person.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'
import { takeLease } from '../live/leases.ts'
import { changeLead, type LeadChange } from './change-lead.ts'
import { findLead } from './find-lead.ts'
import { keepDraft, readDraft } from './lead-drafts.ts'

const now = new Date('2026-11-23T10:00:00.000Z')

const twoPeople = async (database: Database) =>
  [
    { id: await addPerson(database, { name: 'Sara', role: 'office' }, now) },
    { id: await addPerson(database, { name: 'Tom', role: 'office' }, now) },
  ] as const

async function officeWithLead(database: Database, given = {}) {
  const acceptance = expectOutcome(await acceptSubmission(database, submission(given), now), 'done')
  const [sara, tom] = await twoPeople(database)
  const change = (person: { id: string }, version: number, made: LeadChange) =>
    changeLead(database, { id: acceptance.id, person, version, change: made }, now)
  return { id: acceptance.id, sara, tom, change }
}

const typed = (text: string) => ({ text, entry: crypto.randomUUID() })
const reply = (text: string, draft = 0): LeadChange => ({ kind: 'reply', ...typed(text), to: 'waiting', draft })

describe.each(engines)('%s', (engine) => {
  it('has a promised call settled by a call that reached them, not by an e-mail or a try (R17.12)', async () => {
    const database = await freshDatabase(engine)
    const promised = { request: request({ kind: 'callBack', business: 'Bakery' }) }
    const { id, sara, change } = await officeWithLead(database, promised)
    const answeredAt = async () => (await findLead(database, id, sara.id, now))?.lead.answeredAt
    await change(sara, 0, reply('I’ll try again.'))
    await change(sara, 1, { kind: 'missedCall', ...typed('') })
    expect(await answeredAt()).toBeUndefined()
    await change(sara, 2, { kind: 'call', ...typed('Wants a quote.') })
    expect(await answeredAt()).toEqual(now)
  })

  it('makes a lead of each message, in the same transaction and due by the promise (R17.9)', async () => {
    const database = await freshDatabase(engine)
    const { id, sara } = await officeWithLead(database)
    const view = await findLead(database, id, sara.id, now)
    expect(view?.lead).toMatchObject({ kind: 'contact', state: 'new', version: 0, assigneeId: null, sample: false })
    expect(view?.lead.dueAt).toEqual(new Date('2026-11-24T17:00:00.000Z'))
    const spam = await acceptSubmission(database, submission({ suspectedSpam: true }), now)
    expect(spam.outcome === 'done' && (await findLead(database, spam.id, sara.id, now))?.lead.state).toBe('spam')
  })

  it('answers once: the second reply to a state is refused and kept as its writer’s draft (R17.13)', async () => {
    const database = await freshDatabase(engine)
    const { id, sara, tom, change } = await officeWithLead(database)
    expect(await change(sara, 0, reply('From Sara'))).toEqual({ outcome: 'done' })
    expect(await change(tom, 0, reply('From Tom'))).toEqual({ outcome: 'stale' })
    const view = await findLead(database, id, tom.id, now)
    expect(view?.lead).toMatchObject({ state: 'waiting', version: 1, answeredAt: now })
    expect(view?.events).toMatchObject([{ kind: 'reply', person: 'Sara', text: 'From Sara', mail: 'waiting' }])
    const mails = await database.selectFrom('mail').selectAll().where('purpose', '=', 'officeReply').execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.content).not.toContain('Sara')
    expect(await change(tom, 1, reply('From Tom', 1))).toEqual({ outcome: 'done' })
    expect((await readDraft(database, { leadId: id, personId: tom.id })).text).toBe('')
    expect(await verifyAudit(database)).toMatchObject({ ok: true, entries: 2 })
  })

  it('moves by the table only, and hands over only to people who work here', async () => {
    const database = await freshDatabase(engine)
    const { id, sara, tom, change } = await officeWithLead(database)
    expect(await change(sara, 0, { kind: 'move', to: 'taken' })).toEqual({ outcome: 'done' })
    expect(await change(sara, 0, { kind: 'move', to: 'taken' }), 'sent twice').toEqual({ outcome: 'done' })
    expect(await change(tom, 0, { kind: 'move', to: 'taken' }), 'by someone else').toEqual({ outcome: 'stale' })
    expect(await change(sara, 0, { kind: 'move', to: 'done' })).toEqual({ outcome: 'stale' })
    expect(await change(sara, 1, { kind: 'move', to: 'taken' })).toMatchObject({ problems: { form: 'impossible' } })
    expect(await change(sara, 1, { kind: 'assign', to: 'nobody' })).toMatchObject({ problems: { form: 'impossible' } })
    for (const _ of ['once', 'sent twice'])
      expect(await change(sara, 1, { kind: 'assign', to: sara.id })).toEqual({ outcome: 'done' })
    expect(await change(sara, 0, { kind: 'call', ...typed('They’ll think.') }), 'a fact').toEqual({ outcome: 'done' })
    const view = await findLead(database, id, sara.id, now)
    expect(view?.lead).toMatchObject({ state: 'taken', assigneeId: sara.id, answeredAt: now, version: 3 })
    expect(view?.events.map(({ kind }) => kind)).toEqual(['move', 'assign', 'call'])
  })

  it('keeps both texts of one person’s two windows', async () => {
    const database = await freshDatabase(engine)
    const { id, sara } = await officeWithLead(database)
    const key = { leadId: id, personId: sara.id }
    await keepDraft(database, key, { text: 'One', seen: 0 })
    await keepDraft(database, key, { text: 'One, longer', seen: 1 })
    await keepDraft(database, key, { text: 'Two', seen: 0 })
    expect((await readDraft(database, key)).text).toBe('One, longer\n\n———\n\nTwo')
  })

  it('lends a lead to one writer at a time, until the lease ends', async () => {
    const database = await freshDatabase(engine)
    const later = new Date(now.getTime() + 8 * 60_000)
    const [sara, tom] = await twoPeople(database)
    expect(await takeLease(database, 'lead:1', sara.id, now)).toBe(true)
    expect(await takeLease(database, 'lead:1', sara.id, now)).toBe(false)
    expect(await takeLease(database, 'lead:1', tom.id, now)).toBe(false)
    expect(await takeLease(database, 'lead:1', tom.id, later)).toBe(true)
  })

  it('deletes everything about a lead with its message', async () => {
    const database = await freshDatabase(engine)
    const { id, sara, tom, change } = await officeWithLead(database, { request: request({ lastName: 'Findme' }) })
    await change(sara, 0, reply('A reply'))
    await change(tom, 0, reply('A draft'))
    await database.deleteFrom('submission').where('id', '=', id).execute()
    for (const table of ['lead', 'leadWord', 'leadEvent', 'leadDraft'] as const)
      expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([])
  })
})

/** How many of them: a few in the tests, 1,000 with `INTERLEAVINGS=1000`. */
const interleavings = Number(process.env.INTERLEAVINGS ?? 100)

it('loses no text in random interleavings of two editors (R17.13)', async () => {
  const database = await freshDatabase('sqlite')
  const people = await twoPeople(database)
  const step = fc.record({
    who: fc.integer({ min: 0, max: 1 }),
    what: fc.constantFrom('look', 'reply', 'reply', 'keep', 'note'),
  })
  let written = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      const { id } = expectOutcome(await acceptSubmission(database, submission(), now), 'done')
      const seen = people.map(() => ({ version: 0, draft: 0, text: '' }))
      const sent: { who: number; text: string }[] = []
      for (const { who, what } of steps) {
        const person = people[who] ?? { id: '' }
        const screen = seen[who] ?? { version: 0, draft: 0, text: '' }
        const key = { leadId: id, personId: person.id }
        if (what === 'look') {
          const view = await findLead(database, id, person.id, now)
          seen[who] = {
            version: view?.lead.version ?? 0,
            draft: view?.draft.version ?? 0,
            text: view?.draft.text ?? '',
          }
          continue
        }
        written += 1
        // Editing a draft continues from the shown text.
        const text = `${screen.text} text${written}.`
        sent.push({ who, text: `text${written}.` })
        if (what === 'keep') await keepDraft(database, key, { text, seen: screen.draft })
        else {
          const change: LeadChange = what === 'note' ? { kind: 'note', ...typed(text) } : reply(text, screen.draft)
          await changeLead(database, { id, person, version: screen.version, change }, now)
        }
      }
      const events = await database.selectFrom('leadEvent').selectAll().where('leadId', '=', id).execute()
      for (const { who, text } of sent) {
        const { text: draft } = await readDraft(database, { leadId: id, personId: people[who]?.id ?? '' })
        const stands = events.some((event) => event.personId === people[who]?.id && event.text.includes(text))
        expect(stands || draft.includes(text), text).toBe(true)
      }
    }),
    { numRuns: interleavings },
  )
}, 300_000)
