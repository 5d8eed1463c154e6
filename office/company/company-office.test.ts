import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCompany } from '../../domain/company/read-company.ts'
import type { Language } from '../../domain/language.ts'
import { companyWith } from '../../testing/company/company-with.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { readFirstDay } from '../first-day/read-first-day.ts'

/** An office whose company is a copy of the sample, and its owner's browser. */
async function openCompany(language: Language = 'en', changes: Parameters<typeof companyWith>[0] = {}) {
  const office = await openOffice()
  const folder = companyWith(changes)
  office.services.settings.companyDir = folder
  const owner = await office.signedInAs('owner', 'Olga', language)
  const file = () => readFileSync(join(folder, 'company.yaml'), 'utf8')
  return { office, folder, owner, file, company: () => readCompany(folder).value }
}

it('shows the owner alone what the folder holds, who confirmed it, and what is to be done about it (R17.41)', async () => {
  const { office, owner } = await openCompany('nl')
  const page = await owner.open('/company')
  const rows = [...page.document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toContainEqual([expect.stringContaining('aansprakelijkheid'), '2.500.000', 'nog niet bevestigd'])
  expect(rows).toContainEqual(['Plaats, Nederland', 'Hengelo', ''])
  expect(rows).toContainEqual(['Bezoeken op zaterdag', '–', 'nog geen bewijs'])
  expect(rows.find(([name]) => name?.startsWith('Doeken'))?.[1]).toBe('–')
  expect(rows).toContainEqual([
    ...['Naam waaronder klanten je kennen', 'Helderhuis', ''],
    expect.stringMatching(/company\.yaml, regel \d+$/),
  ])
  expect([...page.document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toContain(
    'Feiten nog 20 te doen',
  )
  const editor = await office.signedInAs('editor')
  expect((await editor.open('/company')).status).toBe(403)
  expect((await editor.open('/company/payee')).status).toBe(403)
})

it('counts what is to be done as the list of the first day does, and its sections add up to that (R17.42)', async () => {
  const { office, owner } = await openCompany()
  const page = await owner.open('/company')
  const counts = [...page.document.querySelectorAll('summary')].map(({ textContent }) =>
    Number(/(\d+) to do/.exec(textContent ?? '')?.[1] ?? 0),
  )
  const sum = counts.reduce((one, other) => one + other)
  expect(page.document.querySelector('main strong')?.textContent).toBe(`${sum} to do`)
  const steps = await readFirstDay(office.services, { id: '', language: 'en' }, office.now())
  const toDo = (kind: string) => Number(steps?.find((step) => step.kind === kind)?.toDo)
  expect(toDo('company') + toDo('facts')).toBe(sum)
})

it('says in the reader’s language what does not fit together, and what the sites cannot start with', async () => {
  const { owner, folder } = await openCompany('nl', {
    'brand: Helderhuis': 'brand: Blinkwerk',
    '/helderhuis-hengelo': '/media',
    'waitMinutes: { value: 20 }': 'waitMinutes: { value: 20, confirmed: { by: A. Owner, on: 2027-05-01 } }',
  })
  const colours = join(folder, 'colours.css')
  writeFileSync(colours, readFileSync(colours, 'utf8').replace('light-dark(#1f5b4c', 'light-dark(#8ad9bc'))
  const said = (await owner.open('/company')).text
  for (const sentence of [
    /company\.yaml, regel \d+: Het adres \/media is al van een andere pagina\./,
    /words-nl\.yaml, regel \d+: In deze tekst van de vestigingspagina staat je naam niet: Blinkwerk\./,
    /Bij “Minuten dat een team voor een dichte deur wacht” staat een datum in de toekomst: zaterdag 1 mei 2027\./,
    /Op een licht scherm is --green slecht te zien op --paper: het contrast is 1,6 en moet minstens 4,5 zijn\./,
  ])
    expect(said).toMatch(sentence)
  expect(said).not.toMatch(/lies ahead|hard to see|does not name|, line \d/)

  const file = join(folder, 'company.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('since: 2006', 'since: then'))
  expect((await owner.open('/company')).text).toMatch(/company\.yaml, regel \d+, since: Vul een jaar in\./)
})

it('writes what an owner changes into the file, which keeps its rights and other lines, and into the audit trail (R17.43)', async () => {
  const { office, owner, file, folder, company } = await openCompany()
  const before = file()
  chmodSync(join(folder, 'company.yaml'), 0o640)
  const saved = await (await owner.open('/company/contact')).press('Save', {
    'phoneNumber.BE': ' +3231234567 ',
    socialLinks: 'Facebook: https://facebook.helderhuis.example\nMastodon: https://social.test/@us',
  })
  expect(saved.text).toMatch(/Saved\..*Visitors see it after a restart/)
  expect(company().phoneNumber).toEqual({ BE: '+3231234567', NL: '+31740000000' })
  expect(company().socialLinks).toEqual({
    Facebook: 'https://facebook.helderhuis.example',
    Mastodon: 'https://social.test/@us',
  })
  expect(statSync(join(folder, 'company.yaml')).mode & 0o777).toBe(0o640)
  const lines = file().split('\n')
  expect(before.split('\n').filter((line) => !lines.includes(line))).toHaveLength(5)
  const entry = await office.services.database
    .selectFrom('audit')
    .select(['action', 'subject', 'details'])
    .where('action', '=', 'changeCompany')
    .executeTakeFirstOrThrow()
  expect(entry.subject).toBe('company:contact')
  expect(JSON.parse(entry.details ?? '')).toMatchObject({
    before: { 'phoneNumber.BE': '+3220000000' },
    after: { 'phoneNumber.BE': '+3231234567' },
  })
})

it('has the owner say where the company goes, and shows what that covers and which team serves no one (R1.13)', async () => {
  const { owner, company, file } = await openCompany()
  const before = file()
  const page = await owner.open('/company')
  expect(page.text).toContain('12 of 12 regions, 2 of them in part')
  const form = await owner.open('/company/area')
  const wrong = await form.press('Save', { 'area.NL.codes': '8000-7000', 'area.BE.except': '2000-2099\n2050' })
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Enter each region and code once.')])
  expect(wrong.text).toContain('Enter a province, such as overijssel, or codes, such as 8000-8049.')
  const anew = await owner.open('/company/area')
  const saved = await anew.press('Save', { 'area.NL.codes': '7550-7559', 'area.NL.except': '7555' })
  expect(saved.text).toMatch(/1 of 12 regions, 1 of them in part; no one is served by \w+/)
  expect(company().area).toEqual({ NL: { only: ['7550-7559'], except: ['7555'] } })
  expect(file().replace(/^ {2}NL: .*except.*/m, '')).toBe(before.replace(/^ {2}NL: .*except.*/m, ''))
  const again = await owner.open('/company/area')
  expect(again.text).toMatch(/1 of 12 regions, 1 of them in part; no one is served by \w+/)
  const ticked = [...again.document.querySelectorAll<HTMLInputElement>('input[value=limburg]')].at(-1)
  ticked?.setAttribute('checked', '')
  await again.press('Save', { 'area.NL.codes': '', 'area.NL.except': '' })
  expect(company().area.NL).toEqual({ only: ['limburg'] })
})

it('confirms facts and proves claims in the name of the person signed in, today, and takes both back', async () => {
  const { owner, company, file } = await openCompany()
  const before = file()
  await (await owner.open('/company/facts')).press('Save', {
    'facts.waitMinutes.value': '25',
    'facts.waitMinutes.confirmed': true,
    'facts.hepaFilters.confirmed': true,
    'facts.teamLanguages.value.NL': 'Nederlands, Pools: # en "Engels"',
  })
  expect(company().facts.waitMinutes).toEqual({ value: 25, confirmed: { by: 'Olga', on: '2026-11-23' } })
  expect(company().facts.hepaFilters).toMatchObject({ value: expect.stringContaining('HEPA'), confirmed: {} })
  expect(company().facts.teamLanguages.value.NL).toBe('Nederlands, Pools: # en "Engels"')
  const claims = await owner.open('/company/claims')
  const page = await claims.press('Save', { 'claims.minutesToBook.proof': 'a test', 'claims.minutesToBook.by': 'Otto' })
  expect(company().claims.minutesToBook).toEqual({ proof: 'a test', by: 'Otto', on: '2026-11-23' })
  expect(page.text).toContain('confirmed by Otto on Monday 23 November 2026')
  await (await owner.open('/company/promises')).press('Save', { 'promises.noCash.value': 'no' })
  expect(company().promises.noCash).toEqual({ value: false })

  await (await owner.open('/company/claims')).press('Save', { 'claims.minutesToBook.proof': '' })
  await (await owner.open('/company/promises')).press('Save', { 'promises.noCash.value': 'yes' })
  await (await owner.open('/company/facts')).press('Save', {
    'facts.waitMinutes.value': '20',
    'facts.waitMinutes.confirmed': false,
    'facts.hepaFilters.confirmed': false,
    'facts.teamLanguages.value.NL': 'Nederlands of Engels',
  })
  expect(file().replace(/teamLanguages: .*/, '')).toBe(before.replace(/teamLanguages: .*/, ''))
})

it('has the owner choose when invoices come and in which language, and confirm reverse charge (R18.44, R18.45)', async () => {
  const { owner, company } = await openCompany('en', {
    'invoices:\n  BE: always\n  NL: onRequest\n': '',
    'invoiceLanguage: { BE: nl }': '',
    'reverseCharge: { BE: }': '',
  })
  // A folder of an older release.
  expect(company()).toMatchObject({ invoices: { BE: 'always', NL: 'onRequest' }, invoiceLanguage: { BE: 'nl' } })
  const saved = await (await owner.open('/company/invoices')).press('Save', {
    'invoices.BE': 'onRequest',
    'invoices.NL': 'always',
    'invoiceLanguage.BE': 'en',
    'reverseCharge.BE.confirmed': true,
  })
  expect(saved.text).toContain('once the customer asks')
  const confirmed = { by: 'Olga', on: '2026-11-23' }
  expect(company()).toMatchObject({
    invoices: { BE: 'onRequest', NL: 'always' },
    ...{ invoiceLanguage: { BE: 'en' }, reverseCharge: { BE: { confirmed } } },
  })
  await (await owner.open('/company/invoices')).press('Save', { 'reverseCharge.BE.confirmed': false })
  expect(company().reverseCharge.BE).toBeUndefined()
})

it('refuses each value that no company can have at its field, and keeps what was typed', async () => {
  const { owner, file } = await openCompany('nl')
  const before = file()
  const refused = await (await owner.open('/company/payee')).press('Opslaan', {
    'payee.BE.iban': 'BE71 0961 2345 6760',
    'payee.NL.name': 'Ons BV',
  })
  expect(refused.status).toBe(422)
  const problemAt = (page: typeof refused, id: string) => page.document.getElementById(`${id}-problem`)?.textContent
  expect(problemAt(refused, 'payee-BE-iban')).toMatch(/^Vul een IBAN in/)
  expect(problemAt(refused, 'payee-NL-iban')).toMatch(/^Vul een IBAN in/)
  expect(refused.document.querySelector<HTMLInputElement>('#payee-BE-iban')?.value).toBe('BE71 0961 2345 6760')
  const hours = await (await owner.open('/company/hours')).press('Opslaan', {
    'hours.opens': '19:00',
    closedDays: '2026-02-30',
  })
  expect(problemAt(hours, 'hours-opens')).toBe('Het kantoor moet later sluiten dan het opengaat.')
  expect(problemAt(hours, 'closedDays')).toMatch(/^Vul een datum in/)
  const legal = await (await owner.open('/company/legal')).press('Opslaan', {
    'legal.BE.companyNumber': '0123.456.749',
  })
  expect(problemAt(legal, 'legal-BE-vatNumber')).toBe('Vul BE met het ondernemingsnummer in.')
  const dutch = await (await owner.open('/company/legal')).press('Opslaan', {
    'legal.NL.vatNumber': 'NL-123456782-B12',
  })
  expect(problemAt(dutch, 'legal-NL-vatNumber')).toMatch(/^Vul een/)
  const links = await (await owner.open('/company/contact')).press('Opslaan', { socialLinks: 'Facebook' })
  expect(problemAt(links, 'socialLinks')).toBeTruthy()
  expect(file()).toBe(before)
})

it('answers a stale save with both texts, and the next save changes only what its author changed (R17.43)', async () => {
  const { office, owner, company } = await openCompany()
  const other = await office.signedInAs('owner', 'Otto')
  const form = await owner.open('/company/hours')
  await (await other.open('/company/hours')).press('Save', { 'hours.closes': '17:00', 'hours.opens': '07:00' })
  const stale = await form.press('Save', { 'hours.opens': '09:00', closedDays: '2026-12-24' })
  expect(stale.status).toBe(409)
  const rows = [...stale.document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['Opens at (such as 08:00)07:0009:00', 'Closes at (such as 18:00)17:0018:00'])
  await stale.press('Save')
  expect(company().hours).toEqual({ opens: '09:00', closes: '17:00' })
  expect(company().closedDays).toEqual(['2026-12-24'])
})
