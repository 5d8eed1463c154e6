import { addDays } from '../domain/opening/office-time.ts'
import { type LeadFilter, searchLeads } from '../office/leads/search-leads.ts'
import { type OrderFilter, searchOrders } from '../office/orders/search-orders.ts'
import { readBoard } from '../office/planning/read-board.ts'
import type { Database } from '../services/database/schema.ts'
import { tariffEffect } from '../services/orders/tariff-effect.ts'
import { sampleTariff } from '../testing/orders/open-order-services.ts'
import { measureReads, type Reads } from './latency.ts'
import { storeManyLeads } from './many-leads.ts'
import { storeManyOrders } from './many-orders.ts'
import { type Metric, number } from './metric.ts'
import { onBothEngines } from './on-both-engines.ts'

/** Leads, and as many orders. */
const count = 100_000
/** In milliseconds. */
const budget = 100
/** A Monday between the first lead or visit and the last. */
const midway = '2025-01-20'

/**
 * Measures, on both engines, how long the office's lists of leads and of orders take, whatever they are narrowed to,
 * and its planning board (R17.11, R17.16, R17.20).
 */
export const benchOffice = (folder: string): AsyncGenerator<Metric> =>
  onBothEngines(folder, storeMany, async function* (database) {
    const [leads, orders] = [`${number(count)} leads`, `${number(count)} orders`]
    yield await measureReads('a page of leads in the office', leadPages(database), budget, leads)
    yield await measureReads('a page of orders in the office', await orderPages(database), budget, orders)
    yield await measureReads('the planning board of a week', boards(database), budget, orders)
    yield await measureReads('the effect of a tariff', effects(database), 1000, `5,000 of ${orders}`)
  })

async function storeMany(database: Database): Promise<void> {
  await storeManyLeads(database, count)
  await storeManyOrders(database, count)
}

/** Typical queries: the first page and a later one, each filter, rare and common, and each kind of search. */
function leadPages(database: Database): Reads {
  const page = (filter: Partial<LeadFilter>) => () => searchLeads(database, { state: 'all', search: '', ...filter })
  return {
    'what is open': page({ state: 'open' }),
    'all leads': page({}),
    'a later page': page({ after: `${midway} ` }),
    'a common state': page({ state: 'done' }),
    'a rare kind of a state': page({ state: 'done', kind: 'partner' }),
    'a kind without leads': page({ kind: 'business' }),
    'places where we do not work': page({ kind: 'uncovered' }),
    'a person without leads': page({ assigneeId: 'nobody' }),
    'a letter, of what is open': page({ search: 'w', state: 'open' }),
    'a word that all have': page({ search: 'visitor' }),
    'a very common word': page({ search: 'word0000' }),
    'two very common words': page({ search: 'word0001 word0002' }),
    'three very common words': page({ search: 'word0001 word0002 word0003' }),
    'three very common words, in a state without leads': page({
      search: 'word0001 word0002 word0003',
      state: 'waiting',
    }),
    'a common word and a rare one': page({ search: 'word0000 word4900' }),
    'four words of a rare kind': page({
      search: 'word0100 word0101 word0102 word0103',
      state: 'spam',
      kind: 'partner',
    }),
    'the beginning of a phone number': page({ search: '0470 1500' }),
    'a postcode': page({ search: '1234' }),
    'a common word and nobody’s': page({ search: 'visitor nobody' }),
  }
}

/** The queries for orders. */
async function orderPages(database: Database): Promise<Reads> {
  const orders = database.selectFrom('order').where('date', '=', midway)
  const { number, zipCode, team } = await orders.selectAll().executeTakeFirstOrThrow()
  const page = (filter: Partial<OrderFilter>) => () => searchOrders(database, { sort: 'visit', search: '', ...filter })
  return {
    'the first page': page({}),
    'a later page': page({ after: `${midway} ` }),
    'earliest first': page({ sort: 'earliest', after: `${midway} ` }),
    'newest orders': page({ sort: 'ordered', after: `${midway} ` }),
    'a common state': page({ state: 'done' }),
    'a rare state': page({ state: 'notDone' }),
    'a rare state of a team': page({ state: 'withdrawn', team: 'antwerp', sort: 'ordered' }),
    'a team in a month': page({ team, from: midway, until: addDays(midway, 30) }),
    samples: page({ sample: true }),
    'by phone': page({ channel: 'phone', country: 'NL' }),
    'a common name': page({ search: 'word0000' }),
    'two common names': page({ search: 'word0000 word0001' }),
    'two names of a rare state': page({ search: 'word0000 word0001', state: 'cancelled', sort: 'ordered' }),
    'two words that all have': page({ search: 'visitor example' }),
    'three words that all have': page({ search: 'visitor example meir' }),
    'the beginning of an e-mail address': page({ search: 'guest123' }),
    'the beginning of a phone number': page({ search: '0470 1500' }),
    'a postcode': page({ search: zipCode }),
    'a number': page({ search: number }),
    nobody: page({ search: 'nobody' }),
  }
}

/** The boards of twenty weeks in which everybody works. */
function boards(database: Database): Reads {
  const [tariff, now] = [sampleTariff('BE'), new Date()]
  const mondays = Array.from({ length: 20 }, (_, week) => addDays(midway, 7 * week))
  return Object.fromEntries(mondays.map((date) => [`from ${date}`, () => readBoard(database, tariff, date, now)]))
}

/** The effect of dearer prices, at the ends of ten quarters of a year with some 5,000 Belgian orders each. */
function effects(database: Database): Reads {
  const tariffs = { before: sampleTariff('BE'), after: sampleTariff('BE', { centsPerPersonHour: 4100 }) }
  const days = Array.from({ length: 10 }, (_, index) => addDays(midway, 30 * index))
  return Object.fromEntries(
    days.map((date) => {
      const now = new Date(date)
      return [`on ${date}`, () => tariffEffect(database, { ...tariffs, startsAt: now }, now)]
    }),
  )
}
