import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../services/database/schema.ts'
import { isBusy } from '../is-busy.ts'
import { joinProof } from '../join-proof.ts'
import { orderBookings } from './order-bookings.ts'

// A process of the proof: books, moves and cancels at random until it is killed. Each answer is written down before its
// visitor goes on.

/** Visitors who act at the same time. */
const visitors = 4

/** One in so many steps confirms an order. */
const confirmedAmong = 6

/** The pause before a visitor tries again because the database is busy, in milliseconds. */
const pauseOfVisitor = 20

/** An answer to a visitor. `failed`: the database was busy for too long, so nothing was promised. */
export type Answer =
  | { kind: 'placed' | 'confirmed'; key: string; orderId: string }
  | { kind: 'cancelled'; orderId: string }
  | { kind: 'moved' | 'taken' | 'failed' }

async function attempt(database: Database): Promise<Answer[]> {
  try {
    if (randomInt(confirmedAmong) === 0) {
      const confirmed = await orderBookings.confirm(database)
      return [confirmed ? { kind: 'confirmed', ...confirmed } : { kind: 'taken' }]
    }
    const chance = randomInt(10)
    const orderId = chance < 5 ? await anyOrder(database) : undefined
    if (!orderId) return await place(database, chance === 9 ? 2 : 1)
    if (chance < 3) return [{ kind: (await orderBookings.move(database, orderId)) ? 'moved' : 'taken' }]
    return [(await orderBookings.cancel(database, orderId)) ? { kind: 'cancelled', orderId } : { kind: 'taken' }]
  } catch (error) {
    if (!isBusy(error)) throw error
    await pause(pauseOfVisitor)
    return [{ kind: 'failed' }]
  }
}

/** A visitor who orders, and submits the form once or several times. */
async function place(database: Database, times: number): Promise<Answer[]> {
  const key = await orderBookings.begin(database)
  if (!key) return [{ kind: 'taken' }]
  const placed = await Promise.all(Array.from({ length: times }, () => orderBookings.place(database, key)))
  return placed.map((orderId) => (orderId ? { kind: 'placed', key, orderId } : { kind: 'taken' }))
}

/** A random order with a visit. */
async function anyOrder(database: Database): Promise<string | undefined> {
  const orders = await database.selectFrom('claim').select('holder').distinct().where('heldUntil', 'is', null).execute()
  return orders[randomInt(orders.length + 1)]?.holder
}

const { database, playSteps } = joinProof<Answer>()
playSteps(() => attempt(database), visitors)
