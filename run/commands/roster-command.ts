import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Country } from '../../domain/language.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { type Weekday, weekdayOf, weekdays } from '../../domain/opening/weekdays.ts'
import { type DayPart, dayParts, formatVisit, isDate } from '../../domain/scheduling/visit.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import type { Database } from '../../services/database/schema.ts'
import { readTariffInForce } from '../../services/estimates/planned-tariffs.ts'
import { orderedVisits } from '../../services/orders/record/ordered-visits.ts'
import { checkInvariants } from '../../services/scheduling/check-invariants.ts'
import { generateSlots } from '../../services/scheduling/generate-slots.ts'
import { ordersOffRoster } from '../../services/scheduling/orders-off-roster.ts'
import { addAbsence, readRoster, removeAbsence, setPattern } from '../../services/scheduling/store-roster.ts'
import { usedPeople } from '../../services/scheduling/used-people.ts'
import { readSettings, type Settings } from '../../services/settings/settings.ts'
import { fail, print, runCommand } from './command-line.ts'

const usage = `npm run roster -- show TEAM [--days 14]                     people, orders and holds of the coming days, and absences
npm run roster -- set TEAM WEEKDAY PART PEOPLE              how many work then, such as: set be/antwerp monday morning 4
npm run roster -- absence TEAM FROM UNTIL PEOPLE [PART]     so many fewer from one date to another, both included
npm run roster -- return ID                                 ends an absence
npm run roster -- check                                     compares orders, people and roster, and lists what has to be moved

TEAM is country and team of the tariff, such as be/antwerp; WEEKDAY is monday to sunday; PART is morning or afternoon.
An absence takes --reason "…". After each change the orders that it hits are listed, and the command ends with 1.
`

interface Call {
  database: Database
  settings: Settings
  parameters: readonly string[]
  days: number
  reason: string
  now: Date
}

const commands: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  show,
  set,
  absence,
  return: bringBack,
  check,
}

/** `npm run roster`: when how many people of each team work. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: '14' }, reason: { type: 'string', default: '' } },
  })
  const [verb = '', ...parameters] = positionals
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  const days = wholeNumber(values.days)
  if (!command || days === undefined) return fail(usage)
  const settings = readSettings(process.env)
  const database = openDatabase(settings.databaseUrl)
  try {
    await migrateDatabase(database)
    await command({ database, settings, parameters, days, reason: values.reason, now: new Date() })
  } finally {
    await database.destroy()
  }
}

async function show({ database, settings, parameters: [name = ''], days, now }: Call) {
  const found = await teamOf({ database, settings, now }, name)
  if (!found) return
  const { tariff, team } = found
  const { country } = tariff
  await generateSlots(database, tariff, now)
  const from = officeClock(now).date
  for (const row of await usedPeople(database, { country, teams: [team], from, until: addDays(from, days - 1) }, now)) {
    const used = `${row.ordered} ordered, ${row.held} held`
    print(`${row.date}  ${weekdayOf(row.date).padEnd(9)}  ${row.part.padEnd(9)}  ${counted(row.people)}, ${used}`)
  }
  for (const row of (await readRoster(database, country, from)).absences.filter((absent) => absent.team === team)) {
    const when = `${row.fromDate} to ${row.untilDate}${row.part ? `, ${row.part}` : ''}`
    print(`${row.id}  ${when}: ${counted(row.lanes)} absent${row.reason && ` (${row.reason})`}`)
  }
}

async function set({ database, settings, parameters, now }: Call) {
  const [name = '', weekdayName, partName, peopleText = ''] = parameters
  const weekday = weekdays.find((known): known is Weekday => known === weekdayName)
  const part = dayPartOf(partName)
  const lanes = wholeNumber(peopleText)
  if (!weekday || !part || lanes === undefined) return fail(usage)
  const found = await teamOf({ database, settings, now }, name)
  if (!found) return
  const { tariff, team } = found
  await setPattern(database, { country: tariff.country, team, weekday, part, lanes })
  print(`${name} has ${counted(lanes)} on ${weekday} ${part}s.`)
  if (tariff.calendar.weekdayPercent[weekday] === undefined) print(`But the tariff has no price for a ${weekday}.`)
  await follow(database, tariff, now)
}

async function absence({ database, settings, parameters, reason, now }: Call) {
  const [name = '', fromDate = '', untilDate = '', peopleText = '', partName] = parameters
  const lanes = wholeNumber(peopleText)
  const part = partName === undefined ? null : dayPartOf(partName)
  if (!isDate(fromDate) || !isDate(untilDate) || fromDate > untilDate || !lanes || part === undefined)
    return fail(usage)
  const found = await teamOf({ database, settings, now }, name)
  if (!found) return
  const { tariff, team } = found
  const id = randomUUID()
  await addAbsence(database, { id, country: tariff.country, team, fromDate, untilDate, part, lanes, reason }, now)
  print(`${id} is the id of this absence.`)
  await follow(database, tariff, now)
}

async function bringBack({ database, settings, parameters: [id = ''], now }: Call) {
  if (!id) return fail(usage)
  const removed = await removeAbsence(database, id)
  if (!removed) return fail(`There is no absence ${id}.\n`)
  print(`${id} has ended.`)
  const tariff = await readTariffInForce(database, settings.tariffDir, removed.country, now)
  if (tariff) await follow(database, tariff, now)
}

async function check({ database, settings, now }: Call) {
  for (const country of ['BE', 'NL'] as const) {
    const tariff = await readTariffInForce(database, settings.tariffDir, country, now)
    if (tariff) await follow(database, tariff, now)
  }
  const violations = await checkInvariants(database, await orderedVisits(database))
  for (const violation of violations) fail(`${violation}\n`)
  print(`Claims compared with orders: ${violations.length === 0 ? 'they agree.' : 'they do not agree.'}`)
}

/** Brings the slots in line with the roster, and lists the orders that have to be moved. */
async function follow(database: Database, tariff: Tariff, now: Date): Promise<void> {
  await generateSlots(database, tariff, now)
  const hit = await ordersOffRoster(database, tariff.country, officeClock(now).date)
  if (hit.length === 0) print(`${tariff.country}: every order has its people.`)
  const orders = await orderedVisits(database)
  for (const { orderId, country, team, visit, people, lanes } of hit) {
    const number = orders.find((order) => order.orderId === orderId)?.number ?? orderId
    const missing = `${lanes.length} of ${counted(people)} missing`
    fail(`Order ${number} has to be moved: ${country.toLowerCase()}/${team}, ${formatVisit(visit)}, ${missing}.\n`)
  }
}

/** The tariff and team of a name such as be/antwerp; says so and is undefined where there is none. */
async function teamOf(
  { database, settings, now }: Pick<Call, 'database' | 'settings' | 'now'>,
  name: string,
): Promise<{ tariff: Tariff; team: string } | undefined> {
  const [countryName = '', team = ''] = name.split('/')
  const country = (['BE', 'NL'] as const).find((known): known is Country => known.toLowerCase() === countryName)
  const tariff = country && (await readTariffInForce(database, settings.tariffDir, country, now))
  if (tariff && Object.hasOwn(tariff.teams, team)) return { tariff, team }
  const known = tariff && Object.keys(tariff.teams).map((id) => `${countryName}/${id}`)
  fail(known ? `There is no team ${name}; known are ${known.join(', ')}.\n` : usage)
  return undefined
}

const dayPartOf = (text?: string): DayPart | undefined => dayParts.find((known) => known === text)

const wholeNumber = (text: string): number | undefined => (/^\d{1,3}$/.test(text) ? Number(text) : undefined)

const counted = (people: number) => `${people} ${people === 1 ? 'person' : 'people'}`

await runCommand(main, usage)
