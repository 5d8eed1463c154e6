import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import type { Database } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import type { Reads } from '../latency.ts'
import type { GrownOffice } from './grown-office.ts'

/** Pages of the office that are read alike, and within how many milliseconds 99 of 100 have to be there. */
interface PageGroup {
  what: string
  atMost: number
  reads: Reads
  /** The number of readings; undefined for the usual number. */
  readings?: number
}

const today = officeClock(new Date()).date
/** A date in the middle of the company's years. */
const midway = addDays(today, -600)

/** The pages of the office, each with the filters and searches that find much, little and nothing. */
export async function grownPages({ read, send, database }: GrownOffice): Promise<PageGroup[]> {
  const some = await someOrders(database)
  const of = (paths: readonly string[]): Reads => Object.fromEntries(paths.map((path) => [path, () => read(path)]))
  const each = (path: (order: OrderTable) => string) => of(some.map(path))
  const weeks = Array.from({ length: 8 }, (_, week) => addDays(today, 7 * (week - 3)))
  const group = (what: string, reads: Reads, atMost = 100) => ({ what, atMost, reads })
  return [
    group('the planning board', of(weeks.map((week) => `/planning?country=be&week=${week}`)), 50),
    group('the list of orders', of(['', 'sort=ordered', 'sort=earliest', 'state=done', 'state=notDone'].map(orders))),
    group(
      'a later page of orders',
      of([`after=${midway}T07:00:00.000Z+0${'0'.repeat(7)}-0000-0000-0000-${'0'.repeat(12)}`].map(orders)),
    ),
    group(
      'orders of a team',
      of(
        ['', '&state=withdrawn', '&state=ordered', `&from=${midway}&until=${addDays(midway, 30)}`].map((more) =>
          orders(`team=team-77${more}`),
        ),
      ),
    ),
    group(
      'orders that are rare',
      of(['channel=phone&country=NL', 'sample=yes', 'channel=api', 'state=begun'].map(orders)),
    ),
    group(
      'orders with a word',
      of(['word0000', 'word4321', 'guest123', 'guest123456', '0470 1234', '0470 123 456', 'nobody'].map(search)),
    ),
    group(
      'orders with several words',
      of(
        ['word0000 word0001', 'word0000 word4900', 'visitor example', 'visitor example meir', 'word0000 2000'].map(
          search,
        ),
      ),
    ),
    group(
      'orders with words in a state',
      of(['word0000 word0001', 'word0007', 'visitor'].map((words) => `${search(words)}&state=cancelled`)),
    ),
    group(
      'the messages',
      of(['', 'state=all', 'state=done', 'state=done&kind=callBack', 'kind=uncovered', 'state=spam'].map(leads)),
    ),
    group(
      'messages with words',
      of(
        [
          'word0000',
          'word0001 word0002',
          'word0001 word0002 word0003',
          'visitor',
          'nobody visitor',
          '0470 1500',
          'word0100 word0101 word0102',
        ].map((words) => leads(`state=all&q=${encodeURIComponent(words)}`)),
      ),
    ),
    ...['open', 'late', 'overpaid', 'refunds', 'unmatched'].map((list) =>
      group(`payments: ${list}`, of([`/payments?list=${list}`])),
    ),
    group('what is due', of(['/'])),
    group(
      'an order',
      each(({ number }) => `/orders/${number}`),
    ),
    group(
      'the money of an order',
      each(({ number }) => `/orders/${number}/payments`),
    ),
    group(
      'places to move a visit to',
      of(some.filter(({ state }) => state === 'ordered').map(({ number }) => `/orders/${number}/move`)),
      50,
    ),
    group(
      'day sheets',
      of([
        `/planning/day?date=${today}`,
        ...[1, 2, 3].map((team) => `/planning/day/be/team-${team}/${addDays(today, 1)}`),
      ]),
    ),
    group('the roster', of(['/planning/roster?country=be'])),
    group('absences', of(['/planning/absences?country=be'])),
    group('the trail', of(['/audit', '/audit?before=200000', '/audit?before=1000'])),
    group('withdrawals', of(['/withdrawals', '/withdrawals?all'])),
    group('the tariffs', of(['/tariffs'])),
    group('what is kept', of(['/retention'])),
    group('health', of(['/readyz'])),
    {
      what: 'a person’s data',
      // The owner asks for them a few times a year, and every unfinished order, withdrawal and review is read.
      ...{ atMost: 5000, readings: 12 },
      reads: Object.fromEntries(
        ['guest123456@visitor.example', 'word4321 word4900', '0470 123 456'].map((who) => [
          who,
          () => send('/personal-data', { who }),
        ]),
      ),
    },
  ]
}

const orders = (query: string) => `/orders?${query}`
const leads = (query: string) => `/leads?${query}`
const search = (words: string) => orders(`q=${encodeURIComponent(words)}`)

/** Orders of the middle of the years, and of visits to come. */
async function someOrders(database: Database): Promise<OrderTable[]> {
  const from = (date: string) =>
    database.selectFrom('order').selectAll().where('startsAt', '>=', date).orderBy('startsAt').limit(8).execute()
  return [...(await from(midway)), ...(await from(addDays(today, 14)))]
}
