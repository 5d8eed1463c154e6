import { bookForever } from './book-forever.ts'
import { orderBookings } from './order-bookings.ts'

/** A process of the proof: books until it is killed, and reports its attempts to its parent in batches. */
const attemptsPerMessage = 10

const [databaseUrl = '', logFile = ''] = process.argv.slice(2)
let attempts = 0
process.on('disconnect', () => process.exit())
await bookForever(orderBookings, {
  databaseUrl,
  logFile,
  onAttempt() {
    attempts += 1
    if (attempts % attemptsPerMessage === 0) process.send?.(attemptsPerMessage)
  },
})
