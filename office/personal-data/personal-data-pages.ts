import { type Shown, showForm } from '../../domain/forms/form.ts'
import type { PersonQuery } from '../../domain/personal-data/person-query.ts'
import type { PersonalRecord } from '../../domain/personal-data/personal-record.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { eraseTraces } from '../../services/outbox/delivered-folders.ts'
import { readOfficeKeys } from '../../services/people/office-keys.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { exportPersonalData } from './export-personal-data.ts'
import { findPersonalData } from './find-personal-data.ts'
import { forgetPersonalData } from './forget-personal-data.ts'
import { PersonalDataPage, searchForm } from './personal-data-page.tsx'

/** `GET /personal-data` */
export const showPersonalData = ({ show, language }: PersonRequest) =>
  show(PersonalDataPage, { search: showForm(searchForm, {}, language) })

/**
 * `POST /personal-data`: what is stored about someone. Only an address is theirs alone, so nothing else is ticked at
 * first.
 */
export const searchPerson = (request: PersonRequest, services: OfficeServices) =>
  withFound(request, services, ({ search, query, records }) =>
    request.show(PersonalDataPage, { search, records, certain: query.by === 'email' }),
  )

/** `POST /personal-data/export`: the ticked records as a file. */
export const exportFound = (request: PersonRequest, services: OfficeServices) =>
  withTicked(request, services, async ({ records }) => {
    const { context, person, now } = request
    const keys = readOfficeKeys(services.settings)
    const file = await exportPersonalData(services.database, { by: person, records, keys }, now)
    const name = `personal-data-${now.toISOString().slice(0, 10)}.json`
    context.header('Content-Disposition', `attachment; filename="${name}"`)
    context.header('Content-Type', 'application/json; charset=utf-8')
    return context.body(`${JSON.stringify(file, null, 2)}\n`)
  })

/** `POST /personal-data/forget`: forgets the ticked records, and says what became of each. */
export const forgetFound = (request: PersonRequest, services: OfficeServices) =>
  withTicked(request, services, async ({ search, query, records }) => {
    const { person, now, show } = request
    const { database, settings } = services
    const forgotten = await forgetPersonalData(database, { by: person, records }, now)
    await eraseTraces(database, settings)
    return show(PersonalDataPage, { search, forgotten, records: await findPersonalData(database, query) })
  })

interface Found {
  search: Shown<typeof searchForm>
  query: PersonQuery
  records: readonly PersonalRecord[]
}

/** Answers with the stored data of the person whom the form names. */
const withFound = (
  { form, show, language }: PersonRequest,
  { database }: Pick<OfficeServices, 'database'>,
  answer: (found: Found) => Response | Promise<Response>,
) =>
  answerForm(
    form,
    searchForm,
    (search) => show(PersonalDataPage, { search }, search.status),
    async ({ who: query }) => {
      const search = showForm(searchForm, { who: query }, language)
      return await answer({ search, query, records: await findPersonalData(database, query) })
    },
  )

/** As above, with the ticked records, which count only if they are about that person. */
const withTicked = (
  request: PersonRequest,
  services: Pick<OfficeServices, 'database'>,
  answer: (ticked: Found) => Promise<Response>,
) =>
  withFound(request, services, async ({ search, query, records }) => {
    const ticked = records.filter(({ ref }) => request.form.getAll('ref').includes(ref))
    if (ticked.length > 0) return await answer({ search, query, records: ticked })
    const problems = { form: 'nothingTicked' } as const
    return request.show(PersonalDataPage, { search: { ...search, problems }, records }, 422)
  })
