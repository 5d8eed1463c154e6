import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { partnerForm as words } from '#copy/partner-form.ts'
import { countryOf } from '../../domain/language.ts'
import { regionIds } from '../../domain/places/region.ts'
import { descriptionOf, press, type } from '../../testing/open-island.tsx'
import { accepted, message, openForm, refused, standInServer } from '../../testing/open-message-form.ts'
import PartnerForm from './partner-form.tsx'

const server = standInServer()
const [firstRegion, secondRegion] = regionIds[countryOf(language)]

const application = {
  ...message,
  kind: 'partner',
  business: 'Bright Rooms',
  companyNumber: { en: '0123.456.749', nl: '12345678' }[language],
  teamSize: '4',
}

async function open(props: Parameters<typeof PartnerForm>[0] = {}) {
  const opened = await openForm(PartnerForm, props)
  const box = (value: string) => opened.form.querySelector<HTMLInputElement>(`[value=${value}]`) as HTMLInputElement
  const boxes = () => [...opened.form.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
  return {
    ...opened,
    box,
    ticked: () => boxes().flatMap(({ checked, name, value }) => (checked ? `${name}: ${value}` : [])),
    /** The problem of a group of boxes. */
    groupProblem: (value: string) => descriptionOf(box(value).closest('fieldset') as Element),
    async tick(...values: string[]) {
      for (const value of values) await press(box(value))
    },
  }
}

test('an empty form describes what each field and group asks for, and focuses the first', async () => {
  const { field, form, groupProblem, send } = await open()
  await send()
  const invalid = new Set(
    [...form.querySelectorAll('[aria-invalid=true]')].map((element) => element.getAttribute('name')),
  )
  expect([...invalid].sort()).toEqual(Object.keys(words.labels).sort())
  expect(document.activeElement).toBe(field('business'))
  expect(descriptionOf(field('teamSize'))).toContain(words.problems.teamSize.required)
  expect(descriptionOf(field('consent'))).toContain(words.problems.consent.required)
  expect(groupProblem(firstRegion)).toBe(`${words.hints.regions} ${words.problems.regions.required}`)
  expect(groupProblem('monday')).toBe(`${words.hints.availability} ${words.problems.availability.required}`)
  expect(server.answer).not.toHaveBeenCalled()
})

test('an incomplete group of boxes, as the only problem, has its first box focused', async () => {
  const { box, fillIn, field, send, tick } = await open()
  await fillIn(application)
  await tick('monday')
  await press(field('consent'))
  await send()
  expect(document.activeElement).toBe(box(firstRegion))
})

test('an application is sent with all that was ticked, and nothing stays ticked', async () => {
  server.answer.mockResolvedValueOnce(accepted())
  const { fillIn, field, send, texts, tick, ticked } = await open()
  await fillIn(application)
  await tick(firstRegion, secondRegion, 'monday')
  await press(field('consent'))
  await send()
  expect(server.requests().map(({ body }) => body)).toEqual([
    { ...application, regions: [firstRegion, secondRegion], availability: 'monday', consent: 'on' },
  ])
  expect(ticked()).toEqual([])
  expect(new Set(texts())).toEqual(new Set(['']))
})

test('a group that the server refuses is described, and stays ticked', async () => {
  server.answer.mockResolvedValueOnce(refused({ regions: 'unknown' }))
  const { fillIn, field, groupProblem, send, tick, ticked } = await open()
  await fillIn(application)
  await tick(firstRegion, 'monday')
  await press(field('consent'))
  await send()
  expect(groupProblem(firstRegion)).toContain(words.anyProblem.unknown)
  expect(ticked()).toEqual([`regions: ${firstRegion}`, 'availability: monday', 'consent: on'])
})

test('an application that was refused without script has its boxes ticked, one or several of a group', async () => {
  const { field, ticked } = await open({
    outcome: {
      state: 'invalid',
      values: { ...application, teamSize: '0', regions: firstRegion, availability: ['monday', 'friday'] },
      problems: { teamSize: 'malformed' },
    },
  })
  expect(ticked()).toEqual([`regions: ${firstRegion}`, 'availability: monday', 'availability: friday'])
  expect(field('teamSize').value).toBe('0')
  expect(descriptionOf(field('teamSize'))).toContain('500')
  await type(field('teamSize'), '5')
  expect(ticked()).toHaveLength(3)
})
