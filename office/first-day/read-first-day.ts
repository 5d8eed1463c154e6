import type { Tariff } from '../../domain/estimate/tariff.ts'
import { countryOf } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { Person } from '../../domain/people/person.ts'
import { readFolderFindings } from '../../services/company/inspect-folder.ts'
import type { Database } from '../../services/database/schema.ts'
import { tariffFile } from '../../services/estimates/read-tariff.ts'
import { rosterGaps } from '../../services/scheduling/roster-gaps.ts'
import { sampleMailbox } from '../../services/seed/sample-orders.ts'
import { isPublic, publicOrigins } from '../../services/settings/public-origins.ts'
import { servedLanguage } from '../../services/settings/served-language.ts'
import type { OfficeServices } from '../gate/office-route.ts'

/** What stops the first customer: these are done first (R17.42). */
export const firstKinds = ['company', 'prices', 'teams', 'mail', 'domain'] as const
type FirstStepKind = (typeof firstKinds)[number] | 'facts' | 'people' | 'passkey' | 'order'

/**
 * One of these things, and where it is done, unless that is on the server. `toDo`: what is missing: a number of things,
 * files, addresses; undefined when it is done.
 */
export interface FirstStep {
  kind: FirstStepKind
  href?: string
  toDo: string | undefined
}

type FirstDayServices = Pick<OfficeServices, 'settings' | 'database' | 'orders'>

/**
 * Reads an owner's tasks before the first customer comes, each with its state from files, settings and database
 * (R17.42).
 * @returns undefined when all is done
 */
export async function readFirstDay(
  { settings, database, orders }: FirstDayServices,
  owner: Pick<Person, 'id' | 'language'>,
  now: Date,
): Promise<FirstStep[] | undefined> {
  const tariffs = settings.languages.map((language) => tariffFile(settings.tariffDir, countryOf(language)))
  const samples = settings.languages.flatMap((language, index) =>
    orders[language]?.estimator.tariff.sample === false ? [] : [tariffs[index]],
  )
  const idle: string[] = []
  for (const language of settings.languages) {
    const tariff = orders[language]?.estimator.tariff
    if (!tariff) continue
    const teams = Object.keys(tariff.teams)
    idle.push(
      ...((await hasSampleRoster(database, tariff)) ? teams : (await rosterGaps(database, tariff, now)).withoutPeople),
    )
  }
  const unreal = publicOrigins(settings).filter((origin) => !isPublic(origin))
  const { data: findings } = await readFolderFindings(settings.companyDir, officeClock(now).date)
  const unproven = findings.filter(({ kind }) => kind === 'claim' || kind === 'unconfirmed-fact')
  const sentMail = database.selectFrom('mail').select('id').where('state', '=', 'sent')
  const people = database.selectFrom('person').select('id').where('disabledAt', 'is', null)
  const passkeys = database.selectFrom('passkey').select('id').where('personId', '=', owner.id)
  // Beside the samples that come with a new database.
  const ownOrder = database.selectFrom('orderPerson').select('orderId').where('email', 'not like', `%${sampleMailbox}`)
  const orderSite = settings.orderSiteUrl[servedLanguage(settings, owner.language)]
  const steps: FirstStep[] = [
    { kind: 'company', href: '/company', toDo: counted(findings.length - unproven.length) },
    { kind: 'prices', href: '/tariffs', toDo: listed(samples.map(String)) },
    { kind: 'teams', href: '/planning/roster', toDo: counted(idle.length) },
    { kind: 'mail', toDo: settings.smtpUrl && (await hasRows(sentMail)) ? undefined : '1' },
    { kind: 'domain', toDo: listed([...new Set(unreal.map(({ host }) => host))]) },
    { kind: 'facts', href: '/company', toDo: counted(unproven.length) },
    { kind: 'people', href: '/people', toDo: (await hasRows(people, 2)) ? undefined : '1' },
    { kind: 'passkey', href: '/me', toDo: (await hasRows(passkeys, 2)) ? undefined : '1' },
    { kind: 'order', href: orderSite, toDo: (await hasRows(ownOrder)) ? undefined : '1' },
  ]
  return steps.some(({ toDo }) => toDo !== undefined) ? steps : undefined
}

const counted = (count: number) => (count === 0 ? undefined : String(count))
const listed = (names: readonly string[]) => (names.length === 0 ? undefined : names.join(', '))

/** Whether a country's roster is still the made-up one of a new database, which no one has changed in the office. */
async function hasSampleRoster(database: Database, { country, people }: Tariff): Promise<boolean> {
  const changes = database.selectFrom('audit').select('seq').where('action', '=', 'changeRoster')
  if (await hasRows(changes.where('subject', '=', `roster:${country}`))) return false
  const patterns = await database.selectFrom('rosterPattern').select('lanes').where('country', '=', country).execute()
  return patterns.length > 0 && patterns.every(({ lanes }) => lanes === people.most)
}

/** Whether a table has rows of these, or at least two. */
const hasRows = async (rows: { limit(most: number): { execute(): Promise<unknown[]> } }, least: 1 | 2 = 1) =>
  (await rows.limit(least).execute()).length === least
