import { sql } from 'kysely'
import { mayDo } from '../../domain/people/person.ts'
import { servedLanguage } from '../../services/settings/served-language.ts'
import { showDaySheets } from '../day-sheets/show-day-sheets.ts'
import { readFirstDay } from '../first-day/read-first-day.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { StartPage } from './due-page.tsx'
import { listDue } from './list-due.ts'

const week = 7 * 24 * 60 * 60_000

/**
 * `GET /`: what is due, or the day sheets for a crew. Owners also see who came back without their passkeys in the last
 * week, and what is left to do before the first customer comes.
 */
export const showStart: PersonAnswer = async (request, services) => {
  const { show, person, now } = request
  const { database } = services
  if (mayDo(person.role, 'readDaySheet') && !mayDo(person.role, 'readOrders'))
    return await showDaySheets(request, services)
  const rows = mayDo(person.role, 'managePeople')
    ? await database
        .selectFrom('audit')
        .innerJoin('person', 'person.id', 'audit.personId')
        .select(['seq', 'name', 'at'])
        // Exactly the condition of the partial index.
        .where(sql<boolean>`"audit"."action" = 'replacePasskeys'`)
        .where('at', '>', new Date(now.getTime() - week).toISOString())
        .orderBy('at', 'desc')
        .limit(5)
        .execute()
    : []
  const due = await listDue(database, person.role, now)
  return show(StartPage, {
    due,
    recovered: rows.map((row) => ({ ...row, at: new Date(row.at) })),
    firstDay: mayDo(person.role, 'managePeople') ? await readFirstDay(services, person.id, now) : undefined,
    orderSite: services.settings.orderSiteUrl[servedLanguage(services.settings, person.language)],
  })
}
