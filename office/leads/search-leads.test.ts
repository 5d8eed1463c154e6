import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { searchedWords } from '../../domain/leads/lead-words.ts'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { pageSize } from '../../services/database/list-page.ts'
import { leadWords, wordConditions } from '../../services/database/word-search.ts'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { searchLeads } from './read-lead.ts'

const start = Date.parse('2026-11-23T10:00:00.000Z')

describe.each(engines)('%s', (engine) => {
  it('finds leads by name, mail, phone, postcode and words, and by their filters (R17.11)', async () => {
    const database = await freshDatabase(engine)
    const given = [
      request({ firstName: 'Émilie', remark: 'Windows in 3000 Leuven' }),
      request({ email: 'tom@firm.example', phoneNumber: '0499 99 88 77' }),
      request({ kind: 'business', business: 'Bäckerei', lastName: 'Öz' }),
    ]
    for (const [index, one] of given.entries())
      await acceptSubmission(database, submission({ request: one }), new Date(start + index * 60_000))
    const find = async (search: string, filter = {}) => {
      const found = await searchLeads(database, { state: 'open', search, ...filter })
      return found.rows.map((lead) => given.findIndex((one) => isDeepStrictEqual(one, lead.request)))
    }
    expect(await find('')).toEqual([0, 1, 2])
    expect(await find('', { state: 'all' })).toEqual([2, 1, 0])
    expect(await find('emilie')).toEqual([0])
    expect(await find('3000 leuv')).toEqual([0])
    expect(await find('+32 499 99')).toEqual([1])
    expect(await find('firm.example')).toEqual([1])
    expect(await find('backerei öz')).toEqual([2])
    expect(await find('tom windows')).toEqual([])
    expect(await find('', { kind: 'business' })).toEqual([2])
    expect(await find('', { state: 'done' })).toEqual([])
    expect(await find('', { assigneeId: 'nobody' })).toEqual([])
  })

  it('finds words that many leads have, alone and together, also where none has them all', async () => {
    const database = await freshDatabase(engine)
    for (let index = 0; index < 12; index += 1) {
      const remark = index % 2 === 0 ? 'windows' : index % 3 === 0 ? 'stairs windows' : 'stairs'
      await acceptSubmission(database, submission({ request: request({ remark }) }), new Date(start + index))
    }
    const found = async (search: string, limits?: { few: number; many: number }) => {
      const conditions = await wordConditions(database, leadWords, 'lead.id', searchedWords(search), limits)
      let query = database.selectFrom('lead').select('id')
      for (const condition of conditions) query = query.where(condition)
      return (await query.execute()).length
    }
    for (const limits of [
      { few: 100, many: 1000 },
      { few: 1, many: 1000 },
      { few: 1, many: 3 },
    ]) {
      expect(await found('windows', limits)).toBe(8)
      expect(await found('stairs', limits)).toBe(6)
      expect(await found('stairs wind', limits)).toBe(2)
      expect(await found('stairs floors', limits)).toBe(0)
    }
  })

  it('has pages that neither repeat nor leave out a lead', async () => {
    const database = await freshDatabase(engine)
    for (let index = 0; index < 2 * pageSize; index += 1)
      await acceptSubmission(database, submission(), new Date(start + (index % 7) * 60_000))
    for (const state of ['open', 'all'] as const) {
      const ids: string[] = []
      const pages: number[] = []
      for (let after: string | undefined; ; ) {
        const { rows, next } = await searchLeads(database, { state, search: 'ada', after })
        ids.push(...rows.map(({ id }) => id))
        pages.push(rows.length)
        if (next === undefined) break
        after = next
      }
      expect(pages, 'no page is empty').toEqual([pageSize, pageSize])
      expect(new Set(ids).size).toBe(2 * pageSize)
    }
  })
})
