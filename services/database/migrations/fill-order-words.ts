import { type Kysely, sql } from 'kysely'
import type { Country } from '../../../domain/language.ts'
import type { OrderPerson } from '../../../domain/orders/order-details.ts'
import { orderWords } from '../../../domain/orders/order-search.ts'
import { inBatches } from './in-batches.ts'

interface OrderedPerson extends OrderPerson {
  orderId: string
  zipCode: string
  country: Country
}

/** Stores the words of every order that was placed before there was a list of them. */
export async function fillOrderWords(database: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<OrderedPerson>`select "orderPerson".*, "zipCode", "country"
      from "orderPerson" join "order" on "order"."id" = "orderId"
      where "orderId" > ${last} order by "orderId" limit 500`.execute(database)
    for (const { orderId, zipCode, country, ...person } of rows) {
      for (const batch of inBatches(orderWords(person, zipCode, country))) {
        const words = sql.join(batch.map((word) => sql`(${Buffer.from(word)}, ${orderId})`))
        await sql`insert into "orderWord" ("word", "orderId") values ${words}`.execute(database)
      }
    }
    last = rows.at(-1)?.orderId ?? ''
    if (last === '') return
  }
}
