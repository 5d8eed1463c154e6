import { expect, test } from 'vitest'
import { engines, freshDatabaseUrl } from '../database/engines.ts'
import { orderBookings } from './order-bookings.ts'
import { proveBookings } from './prove-bookings.ts'

test.each(engines)('%s: nothing is booked twice, by halves or lost when processes are killed', async (engine) => {
  const url = await freshDatabaseUrl(engine)
  const figures = await proveBookings(url, orderBookings, { attempts: 1200, kills: 5, processes: 3 })
  expect(figures).toMatchObject({ kills: 5, violations: [] })
  // Otherwise nothing was tried.
  for (const kind of ['placed', 'moved', 'cancelled', 'taken'] as const) expect(figures[kind]).toBeGreaterThan(50)
})
