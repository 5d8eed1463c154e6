import { describe, expect, it } from 'vitest'
import { cents } from '../money/cents.ts'
import { ownDetailForm } from '../orders/order-details.ts'
import { visitForm } from '../orders/visit-form.ts'
import { withdrawalForm } from '../orders/withdrawal-form.ts'
import { rescheduleForm } from '../planning/reschedule-form.ts'
import {
  amount,
  boxes,
  carried,
  day,
  entry,
  line,
  lines,
  optional,
  radios,
  seen,
  selectOrNone,
  tick,
  time,
  whole,
} from './fields.ts'
import { type AnyForm, form, readForm, showForm } from './form.ts'

const visit = form(
  {
    name: line(10),
    note: optional(lines(20)),
    cents: amount(),
    people: whole(1, 6),
    date: day(),
    at: optional(time()),
    part: selectOrNone(['morning', 'afternoon']),
    method: radios(['cash', 'transfer']),
    team: boxes(['one', 'two']),
    agreed: tick({ required: true }),
    version: seen(),
  },
  { name: 'visit', problems: ['taken'] },
)

const sent = {
  ...{ name: ' Ada ', note: 'two\r\nlines', cents: '1.250,50', people: ' 3', date: '2026-11-30', part: '' },
  ...{ method: 'cash', team: 'two', agreed: 'on', version: '7' },
}
const values = {
  ...{ name: 'Ada', note: 'two\nlines', cents: 125_050, people: 3, date: '2026-11-30', part: undefined },
  ...{ method: 'cash', team: ['two'], agreed: true, version: 7 },
}

const read = (changed: object = {}) => readForm(visit, new URLSearchParams({ ...sent, ...changed }))

describe('a form', () => {
  it('is read field by field, and shown as it was read', () => {
    const { ok, ...rest } = read()
    expect([ok, rest]).toMatchObject([true, { values }])
    const team = ['two', 'gone' as 'two'] as const
    const shown = showForm(visit, { ...values, cents: cents(125_050), team, method: 'cash' }, 'nl')
    expect(shown.texts).toEqual({
      ...{
        name: ['Ada'],
        note: ['two\nlines'],
        cents: ['1250,50'],
        people: ['3'],
        date: ['2026-11-30'],
        at: [],
        part: [],
      },
      ...{ method: ['cash'], team: ['two'], agreed: ['on'], version: ['7'] },
    })
  })

  it.each([
    [{ name: '\u200b ' }, { name: 'required' }],
    [{ name: 'x'.repeat(11) }, { name: 'tooLong' }],
    [{ note: 'x'.repeat(21) }, { note: 'tooLong' }],
    [{ cents: '0' }, { cents: 'malformed' }],
    [{ cents: '1.250' }, { cents: 'malformed' }],
    [{ people: '0' }, { people: 'range' }],
    [{ people: '0x3' }, { people: 'range' }],
    [{ people: '1e0' }, { people: 'range' }],
    [{ date: '2026-02-30' }, { date: 'malformed' }],
    [{ at: '24:00' }, { at: 'malformed' }],
    [{ part: 'night' }, { part: 'choose' }],
    [
      { method: 'cheque', name: '' },
      { method: 'choose', name: 'required' },
    ],
  ])('%o has %o, and keeps what was typed', (changed, problems) => {
    const refused = read(changed)
    expect(refused).toMatchObject({ ok: false, problems, status: 422 })
    if (refused.ok) return
    const shown = showForm(visit, { version: 8 }, 'en', refused)
    expect(shown.texts.method).toEqual([{ ...sent, ...changed }.method])
    expect(shown.texts.version, 'hidden fields are always those of the page').toEqual(['8'])
  })

  it('is out of date without what its page showed', () => {
    const hidden = form({ version: seen(), id: entry(), state: carried() })
    const fields = { version: '-3', id: '5f0e0c36-5b7e-4f0c-9d0f-6f3f4a2f1b11', state: 'open' }
    expect(readForm(hidden, new URLSearchParams(fields))).toMatchObject({ ok: true, values: { version: -3 } })
    for (const wrong of [{ version: '1.5' }, { id: 'x' }, { state: 'x'.repeat(201) }])
      expect(readForm(hidden, new URLSearchParams({ ...fields, ...wrong }))).toMatchObject({
        ...{ ok: false, status: 409, problems: { form: 'stale' } },
      })
  })

  it('knows when another form of its page was refused', () => {
    const refused = read({ name: '' })
    const other = form({ name: line(10) }, { name: 'other' })
    if (!refused.ok)
      expect(showForm(other, { name: 'Eve' }, 'en', refused as never)).toMatchObject({
        ...{ texts: { name: ['Eve'] }, problems: {} },
      })
  })

  const many = (name: string, count: number) => new URLSearchParams(`${name}=1&`.repeat(count))
  it.each([
    ['a list by index', new URLSearchParams('team[1000000]=1&zzz[10000000]=1')],
    ['10⁵ fields', new URLSearchParams(Array.from({ length: 100_000 }, (_, i) => [`f${i}`, '1']))],
    ['10⁵ values of one name', many('name', 100_000)],
    ['nested names', new URLSearchParams(`${'a.'.repeat(20_000)}=1`)],
    ['names of prototypes', new URLSearchParams('__proto__=1&constructor=1&toString=1&__proto__[x]=1')],
    ['blanks that only end with a letter', new URLSearchParams({ name: `${'\u200b'.repeat(100_000)}x` })],
  ])('reads %s as a body without its fields, in time that grows with its length alone', (_, hostile) => {
    for (const declared of [visit, visitForm, withdrawalForm, ownDetailForm, rescheduleForm]) {
      const before = process.cpuUsage()
      expect(readForm<AnyForm>(declared, hostile).ok).toBe(false)
      const { user, system } = process.cpuUsage(before)
      // It takes some 12 ms; with the square of the length it would be many seconds.
      expect((user + system) / 1000).toBeLessThan(1000)
    }
    expect(({} as { x?: string }).x).toBeUndefined()
  })
})
