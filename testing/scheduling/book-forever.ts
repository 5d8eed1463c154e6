import { randomInt } from 'node:crypto'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { openDatabase } from '../../services/database/database.ts'
import type { Database } from '../../services/database/schema.ts'
import { isStorageAway } from '../../services/http/storage-away.ts'
import { type Answer, answerLog } from './answer-log.ts'
import type { Bookings } from './bookings.ts'

/** Visitors of one process who act at the same time. */
const visitors = 4

/** One in so many steps confirms an order. */
const confirmedAmong = 6

/** The database waited for another transaction for too long, or is away: the visitor has to try again. */
const busyCodes = ['40P01', '40001']

/** The pause before such a visitor tries again, in milliseconds. */
const pauseOfVisitor = 20

/**
 * Books, moves and cancels at random until it is killed. Each answer is written down before its visitor goes on.
 * @param onAttempt called after each
 * @throws any error that is not a busy database
 */
export async function bookForever(
  bookings: Bookings,
  { databaseUrl, logFile, onAttempt }: { databaseUrl: string; logFile: string; onAttempt: () => void },
): Promise<void> {
  const database = openDatabase(databaseUrl)
  const write = answerLog(logFile)
  async function visitor() {
    for (;;) {
      for (const answer of await attempt(bookings, database)) write(answer)
      onAttempt()
      // SQLite answers at once: without a turn of the event loop, messages to and from the parent would never be read.
      await turn()
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
}

async function attempt(bookings: Bookings, database: Database): Promise<Answer[]> {
  try {
    if (randomInt(confirmedAmong) === 0) {
      const confirmed = await bookings.confirm(database)
      return [confirmed ? { kind: 'confirmed', ...confirmed } : { kind: 'taken' }]
    }
    const chance = randomInt(10)
    const orderId = chance < 5 ? await anyOrder(database) : undefined
    if (!orderId) return await place(bookings, database, chance === 9 ? 2 : 1)
    if (chance < 3) return [{ kind: (await bookings.move(database, orderId)) ? 'moved' : 'taken' }]
    return [(await bookings.cancel(database, orderId)) ? { kind: 'cancelled', orderId } : { kind: 'taken' }]
  } catch (error) {
    if (!isBusy(error)) throw error
    await pause(pauseOfVisitor)
    return [{ kind: 'failed' }]
  }
}

/** A visitor who orders, and presses the button once or several times. */
async function place(bookings: Bookings, database: Database, presses: number): Promise<Answer[]> {
  const key = await bookings.begin(database)
  if (!key) return [{ kind: 'taken' }]
  const placed = await Promise.all(Array.from({ length: presses }, () => bookings.place(database, key)))
  return placed.map((orderId) => (orderId ? { kind: 'placed', key, orderId } : { kind: 'taken' }))
}

/** A random order with a visit. */
async function anyOrder(database: Database): Promise<string | undefined> {
  const orders = await database.selectFrom('claim').select('holder').distinct().where('heldUntil', 'is', null).execute()
  return orders[randomInt(orders.length + 1)]?.holder
}

const isBusy = (error: unknown) =>
  isStorageAway(error) || (error instanceof Error && 'code' in error && busyCodes.some((code) => code === error.code))
