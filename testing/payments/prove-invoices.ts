import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { moneyFaults } from '../../services/payments/money-faults.ts'
import { unpaidOrders } from './unpaid-orders.ts'

const program = fileURLToPath(new URL('./numbering-process.ts', import.meta.url))

/** Orders that the processes meet on, so that they wait for each other both at an order and at the next number. */
const orders = 20

/** Between two looks at how many invoices there are, in milliseconds. */
const pauseBetweenLooks = 20

export interface InvoiceFigures {
  /** Invoices and credit notes that were numbered. */
  invoices: number
  kills: number
  seconds: number
  /** A sentence for each broken promise. */
  violations: string[]
}

/**
 * Has several processes number invoices and credit notes of the same orders, kills them at random moments, and proves
 * that no number is missing or double, and that no document is in force that does not fit its order (R18.40, R18.41).
 * @param databaseUrl an empty database
 * @param size `invoices`: how many at least
 */
export async function proveInvoices(
  databaseUrl: string,
  { invoices, kills, processes }: { invoices: number; kills: number; processes: number },
): Promise<InvoiceFigures> {
  const startedAt = performance.now()
  const database = openDatabase(databaseUrl)
  const running: ChildProcess[] = []
  const crashes: string[] = []
  let killed = 0
  try {
    await migrateDatabase(database)
    const newOrder = await unpaidOrders(database, 'BE', new Date())
    const ids: string[] = []
    while (ids.length < orders) ids.push((await newOrder(new Date())).id)
    await database.updateTable('order').set({ state: 'inspected' }).execute()
    const start = async () => {
      const child = fork(program, [databaseUrl, ...ids], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
      child.stderr?.on('data', (chunk) => crashes.push(String(chunk)))
      await Promise.race([once(child, 'message'), once(child, 'close')])
      running.push(child)
    }
    const count = async () => {
      const counted = database.selectFrom('invoice').select((eb) => eb.fn.countAll<number>().as('count'))
      return (await counted.executeTakeFirstOrThrow()).count
    }
    const starting = Array.from({ length: processes }, start)
    for (;;) {
      const made = await count()
      if (crashes.length > 0 || (made >= invoices && killed >= kills)) break
      const isDue = killed < kills && made >= ((killed + 1) * invoices) / (kills + 1)
      const victim = isDue ? running.shift() : undefined
      if (victim) {
        // At any moment: it never rests.
        await end(victim)
        killed += 1
        starting.push(start())
      } else await pause(pauseBetweenLooks)
    }
    await Promise.all(starting)
    await Promise.all(running.splice(0).map(end))
    const rows = await database.selectFrom('invoice').select(['series', 'year', 'seq']).execute()
    const numbers = new Set(rows.map(({ series, year, seq }) => `${series}-${year}-${seq}`))
    const faults = await moneyFaults(database)
    return {
      invoices: rows.length,
      kills: killed,
      seconds: (performance.now() - startedAt) / 1000,
      violations: [
        ...crashes,
        ...faults,
        ...(numbers.size < rows.length ? [`${rows.length - numbers.size} numbers are double.`] : []),
      ],
    }
  } finally {
    await Promise.all(running.map(end))
    await database.destroy()
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'close')
}
