import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import type { Database } from '../../services/database/schema.ts'
import type { Reads } from '../latency.ts'

const today = officeClock(new Date()).date
const [oneWord, severalWords, wordsOfMessages] = [
  ['word0000', 'word4321', 'guest123', 'guest123456', '0470 1234', '0470 123 456', 'nobody'],
  ['word0000 word0001', 'word0000 word4900', 'visitor example', 'visitor example meir', 'word0000 2000'],
  ['visitor', 'nobody visitor', '0470 1500', 'word0001 word0002 word0003', 'word0100 word0101 word0102'],
]
const allWords = [...oneWord, ...severalWords, ...wordsOfMessages]
const lists = ['open', 'late', 'overpaid', 'refunds', 'unmatched']
const orders = (query: string) => `/orders?${query}`
const leads = (query: string) => `/leads?${query}`
const q = (words: string) => `q=${encodeURIComponent(words)}`

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** The pages of the office, each with the filters and searches that find much, little and nothing. */
export async function pagesOfOffice(database: Database, ask: Ask): Promise<Reads[]> {
  const some = database.selectFrom('order').selectAll().orderBy('startsAt').limit(8)
  const { startsAt: first } = await some.limit(1).executeTakeFirstOrThrow()
  const middleAt = new Date((Date.parse(first) + Date.now()) / 2).toISOString()
  const middle = await some.where('startsAt', '>=', middleAt).execute()
  const later = await some.where('startsAt', '>=', addDays(today, 14)).where('state', '=', 'ordered').execute()
  const month = `from=${middle[0]?.date}&until=${addDays(middle[0]?.date ?? today, 30)}`
  const each = (path: string) => [...middle, ...later].map(({ number }) => `/orders/${number}${path}`)
  const weeks = Array.from({ length: 8 }, (_, week) => addDays(today, 7 * (week - 3)))
  const tomorrow = addDays(today, 1)
  const pages: [what: string, paths: string[], atMost?: number][] = [
    ['the planning board', weeks.map((week) => `/planning?country=be&week=${week}`), 50],
    ['the list of orders', ['', 'sort=ordered', 'sort=earliest', 'state=done', 'state=notDone'].map(orders)],
    ['a later page of orders', middle.map(({ startsAt, id }) => orders(`after=${startsAt}+${id}`))],
    ['orders of a team', ['', '&state=withdrawn', `&${month}`].map((more) => orders(`team=team-77${more}`))],
    ['orders that are rare', ['channel=phone&country=NL', 'channel=api', 'state=begun'].map(orders)],
    ['orders with a word', oneWord.map((words) => orders(q(words)))],
    ['orders with several words', severalWords.map((words) => orders(q(words)))],
    ['orders with words in a state', severalWords.map((words) => orders(`${q(words)}&state=cancelled`))],
    ['the messages', ['', 'state=all', 'state=done&kind=callBack', 'kind=uncovered', 'state=spam'].map(leads)],
    ['messages with words', allWords.map((words) => leads(`state=all&${q(words)}`))],
    ...lists.map((list): [string, string[]] => [`payments: ${list}`, [`/payments?list=${list}`]]),
    ['what is due', ['/']],
    ['an order', each('')],
    ['the money of an order', each('/payments')],
    ['places to move a visit to', later.map(({ number }) => `/orders/${number}/move`), 50],
    ['day sheets', [`/planning/day?date=${today}`, `/planning/day/be/team-1/${tomorrow}`]],
    ['roster and absences', ['/planning/roster?country=be', '/planning/absences?country=be']],
    ['the trail', ['/audit', '/audit?before=200000', '/audit?before=1000']],
    ['withdrawals, tariffs, what is kept', ['/withdrawals', '/withdrawals?all', '/tariffs', '/retention']],
    ['health', ['/readyz']],
  ]
  const read = (path: string) => async () => await (await ask(path)).text()
  const ofPerson = (who: string) => async () =>
    await (await ask('/personal-data', { method: 'POST', body: new URLSearchParams({ who }) })).text()
  const readsOf = (of: typeof read, all: readonly string[]) => Object.fromEntries(all.map((each) => [each, of(each)]))
  const people = ['guest123456@visitor.example', 'word4321 word4900', '0470 123 456']
  return [
    ...pages.map(([what, paths, atMost = 100]) => ({ what, atMost, reads: readsOf(read, paths) })),
    // The owner asks for it a few times a year, and every unfinished order, withdrawal and review is read.
    { what: 'a person’s data', atMost: 5000, readings: 12, reads: readsOf(ofPerson, people) },
  ]
}
