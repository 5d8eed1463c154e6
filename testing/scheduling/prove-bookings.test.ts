import { expect, test } from 'vitest'
import { engines, freshDatabaseUrl } from '../database/engines.ts'
import { orderBookings } from './order-bookings.ts'
import { proveBookings } from './prove-bookings.ts'

/** Milliseconds that a busy machine may take for it. */
const patience = 300_000

test.each(engines)(
  '%s: nothing is booked twice, by halves or lost when processes are killed',
  {
    timeout: patience,
  },
  async (engine) => {
    const url = await freshDatabaseUrl(engine)
    const figures = await proveBookings(url, orderBookings, { attempts: 600, kills: 3, processes: 3 })
    expect(figures).toMatchObject({ kills: 3, violations: [] })
    // Otherwise nothing was tried.
    for (const kind of ['placed', 'moved', 'cancelled', 'taken'] as const) expect(figures[kind]).toBeGreaterThan(20)
  },
)
