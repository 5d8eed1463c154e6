import { describe, expect, it } from 'vitest'
import { engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { followChanges } from '../live/streams.ts'
import { typedFrom } from './typed-tariff.ts'

const fieldValue = ({ document }: { document: Document }, name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value

describe.each(engines)('prices on %s', (engine) => {
  it('are typed, tried, saved for a moment, and withdrawn before it, by plain forms (R6.9)', async () => {
    const office = await openWithRosters(engine)
    const olga = await office.signedInAs('owner', 'Olga')
    const { database } = office
    await office.place()

    const form = await (await olga.open('/tariffs')).follow('Belgium: new prices')
    expect(fieldValue(form, 'centsPerPersonHour')).toBe('36.50')
    const wrong = await form.press('Show the effect', { centsPerPersonHour: '36,505', 'people.most': 'many' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('Enter an amount from 5.00 to 500.00 euros, such as 12.50.')
    expect(wrong.text).toContain('Enter a whole number from 2 to 20.')
    expect(fieldValue(wrong, 'people.most')).toBe('many')

    const effect = await wrong.press('Show the effect', { centsPerPersonHour: '73', 'people.most': '6' })
    expect(effect.status).toBe(200)
    expect(effect.text).toContain('Out of 1, 1 would cost more and 0 less.')
    expect(effect.text).toContain('Of 42 prices, 42 rise and 0 fall: from +')
    expect(effect.document.querySelectorAll('[aria-labelledby=effect] td del')).toHaveLength(42)
    expect(await database.selectFrom('tariffVersion').selectAll().execute()).toEqual([])

    const withoutStart = await effect.press('Save these prices')
    expect([withoutStart.status, withoutStart.text]).toEqual([422, expect.stringContaining('Choose when they start.')])
    const night = { start: 'later', date: '2027-03-28' }
    const skipped = await withoutStart.press('Save these prices', { ...night, time: '02:30' })
    expect([skipped.status, skipped.text]).toEqual([422, expect.stringContaining('This time doesn’t exist')])
    const untried = await skipped.press('Save these prices', {
      ...{ ...night, time: '03:30' },
      lateChangePercent: '30',
    })
    expect([untried.status, untried.text]).toEqual([422, expect.stringContaining('figures have changed')])
    expect(untried.text).toContain('They start on Sun, 28 Mar 2027, 03:30 CEST.')
    const saved = await untried.press('Save these prices')
    expect(saved.text).toContain('Saved. These prices start on Sun, 28 Mar 2027, 03:30 CEST.')
    const again = await untried.press('Save these prices')
    expect(again.text).toContain('Saved.')
    expect(await database.selectFrom('tariffVersion').select('startsAt').execute()).toEqual([
      { startsAt: '2027-03-28T01:30:00.000Z' },
    ])
    expect(saved.text).toContain('planned')
    const withdrawn = await saved.press('Withdraw these prices')
    expect(withdrawn.text).toContain('The prices are withdrawn. They won’t start.')
    expect(withdrawn.text).toContain('withdrawn by Olga')
    const trail = await olga.open('/audit')
    expect(trail.text).toContain('Withdrew planned prices')
  })

  it('are refused with both if someone else was faster, and saved on the next try (R6.9)', async () => {
    const office = await openOffice(engine)
    const stop = await followChanges(office.services)
    const olga = await office.signedInAs('owner', 'Olga')
    const otto = await office.signedInAs('owner', 'Otto', 'nl')
    const now = { start: 'now' }
    const hers = await (await olga.open('/tariffs/be')).press('Show the effect', { ...now, centsPerPersonHour: '40' })
    const his = await (await otto.open('/tariffs/be')).press('Toon het effect', { ...now, centsPerPersonHour: '12,50' })
    expect((await his.press('Sla deze prijzen op')).text).toContain('Opgeslagen. Deze prijzen gelden nu.')
    office.pass(1)
    const stale = await hers.press('Save these prices')
    expect(stale.status).toBe(409)
    expect(stale.text).toContain('Otto has saved the prices that start on')
    const row = [...stale.document.querySelectorAll('[aria-labelledby=stale] td')].map((cell) => cell.textContent)
    expect(row).toEqual(['12.50', '40.00'])
    expect((await stale.press('Save these prices')).text).toContain('Saved. These prices are in force now.')
    const { estimator } = office.services.orders.en ?? {}
    await expect.poll(() => estimator?.tariff.centsPerPersonHour).toBe(4000)
    stop()
  })
})

it('teams, zones and rows are added and removed, and what contradicts another field is said at it', async () => {
  const office = await openOffice()
  const olga = await office.signedInAs('owner', 'Olga')
  const form = await olga.open('/tariffs/be')
  const without = await form.press('Show the effect', { 'teams.ghent.remove': true, 'people.aloneUpToMinutes': '7:15' })
  expect(without.text).toContain('This can’t be more than the longest visit.')
  expect(without.document.querySelector('#tariff-regions-westFlanders-team-problem')?.textContent).toBe(
    'Choose a team that exists.',
  )
  const others = ['antwerp', 'brussels', 'ghent', 'hasselt'].map((team) => [`teams.${team}.remove`, true] as const)
  const alone = await (await olga.open('/tariffs/be')).press('Show the effect', Object.fromEntries(others))
  expect([alone.status, fieldValue(alone, 'regions.westFlanders.team')]).toEqual([200, 'liege'])
  expect(alone.text).toMatch(/West Flanders: Team ?Ghent ?Liège/)
  const added = await (await olga.open('/tariffs/be')).press('Show the effect', {
    'teams.+.name': 'Lier & Mechelen',
    'teams.+.leadDays': '4',
    'zones.+.id': 'Very far',
    'zones.+.travelCents': '45',
    'typicalHome.7.area': '',
    'calendar.weekdayPercent.saturday': '',
    'calendar.closedDays': '24-12-2026 2026/12/31',
  })
  expect(added.text).toContain('Enter one date per line')
  const tried = await added.press('Show the effect', { 'calendar.closedDays': '24-12-2026' })
  expect([...tried.document.querySelectorAll('[aria-invalid]')].map((field) => field.id)).toEqual([])
  expect(fieldValue(tried, 'teams.lier-mechelen.name')).toBe('Lier & Mechelen')
  expect(fieldValue(tried, 'zones.very-far.travelCents')).toBe('45.00')
  const served = await tried.press('Show the effect', {
    'areas.7.from': '2500',
    'areas.7.to': '2500',
    'areas.7.team': 'lier-mechelen',
    'areas.7.zone': 'very-far',
  })
  expect(served.status).toBe(200)
})

it('every value of a tariff has a labelled field in both languages', async () => {
  const office = await openOffice()
  for (const language of ['en', 'nl'] as const) {
    const olga = await office.signedInAs('owner', language, language)
    const { document } = await olga.open(`/tariffs/${language === 'en' ? 'be' : 'nl'}`)
    const tariff = office.services.orders[language]?.estimator.tariff
    if (!tariff) throw new Error('no tariff')
    const unlabelled = Object.keys(typedFrom(tariff, language)).filter((name) => {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
      return !(field?.getAttribute('aria-label') || field?.labels?.[0]?.textContent?.trim())
    })
    expect(unlabelled).toEqual([])
  }
})

it('sample prices can’t follow real ones', async () => {
  const office = await openOffice()
  const olga = await office.signedInAs('owner', 'Olga')
  const real = await (await olga.open('/tariffs/nl')).press('Show the effect', { start: 'now', sample: false })
  expect((await real.press('Save these prices')).text).toContain('in force now')
  office.pass(1)
  const samples = await (await olga.open('/tariffs/nl?from=file')).press('Show the effect', { start: 'now' })
  expect((await samples.press('Save these prices')).text).toContain('sample prices can’t follow real ones')
})
