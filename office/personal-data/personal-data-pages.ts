import { type PersonQuery, parsePersonQuery } from '../../domain/personal-data/person-query.ts'
import type { PersonalThing } from '../../domain/personal-data/personal-thing.ts'
import { readOfficeKeys } from '../../services/people/office-keys.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { exportPersonalData } from './export-personal-data.ts'
import { findPersonalData } from './find-personal-data.ts'
import { forgetPersonalData } from './forget-personal-data.ts'
import { PersonalDataPage } from './personal-data-page.tsx'

/** `GET /personal-data` */
export const showPersonalData = ({ show }: PersonRequest) => show(PersonalDataPage, {})

/** `POST /personal-data`: what is stored about somebody. Only an address is theirs alone, so nothing else is ticked at first. */
export const findSomebody = (request: PersonRequest, services: OfficeServices) =>
  withFound(request, services, ({ typed, query, things }) =>
    request.show(PersonalDataPage, { typed, things, certain: query.by === 'email' }),
  )

/** `POST /personal-data/export`: the ticked things as a file. */
export const exportFound = (request: PersonRequest, services: OfficeServices) =>
  withTicked(request, services, async ({ things }) => {
    const { context, person, now } = request
    const keys = readOfficeKeys(services.settings)
    const file = await exportPersonalData(services.database, { by: person, things, keys }, now)
    const name = `personal-data-${now.toISOString().slice(0, 10)}.json`
    context.header('Content-Disposition', `attachment; filename="${name}"`)
    context.header('Content-Type', 'application/json; charset=utf-8')
    return context.body(`${JSON.stringify(file, null, 2)}\n`)
  })

/** `POST /personal-data/forget`: forgets the ticked things, and says what became of each. */
export const forgetFound = (request: PersonRequest, services: OfficeServices) =>
  withTicked(request, services, async ({ typed, query, things }) => {
    const { person, now, show } = request
    const { database } = services
    const forgotten = await forgetPersonalData(database, { by: person, things }, now)
    return show(PersonalDataPage, { typed, forgotten, things: await findPersonalData(database, query) })
  })

interface Found {
  typed: string
  query: PersonQuery
  things: readonly PersonalThing[]
}

/** Answers with what is stored about whom the form names. */
async function withFound(
  { form, show }: PersonRequest,
  { database }: Pick<OfficeServices, 'database'>,
  answer: (found: Found) => Response | Promise<Response>,
): Promise<Response> {
  const typed = (form.get('who') ?? '').slice(0, 200)
  const query = parsePersonQuery(typed)
  if (!query) return show(PersonalDataPage, { typed, problem: 'malformed' }, 422)
  return await answer({ typed, query, things: await findPersonalData(database, query) })
}

/** The same with what is ticked, which counts only where it is about that person. */
const withTicked = (
  request: PersonRequest,
  services: Pick<OfficeServices, 'database'>,
  answer: (ticked: Found) => Promise<Response>,
) =>
  withFound(request, services, async ({ typed, query, things }) => {
    const ticked = things.filter(({ ref }) => request.form.getAll('ref').includes(ref))
    if (ticked.length > 0) return await answer({ typed, query, things: ticked })
    return request.show(PersonalDataPage, { typed, things, problem: 'nothingTicked' }, 422)
  })
