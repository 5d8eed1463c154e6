import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { isNewer, isOlder, listed, type ReviewPlace } from './review-place.ts'

/** So many listed reviews lie between two milestones: no more are ever counted for a page of the list. */
export const milestoneStep = 1000

/** Sets the milestones anew, after the stored reviews have changed: one walk through the list. */
export async function setMilestones(transaction: Database): Promise<void> {
  await transaction.deleteFrom('reviewMilestone').execute()
  await transaction
    .insertInto('reviewMilestone')
    .columns(['rank', 'lastUpdatedAt', 'reviewId'])
    .expression(
      transaction
        .selectFrom(
          listed(transaction)
            .select((eb) => [
              'lastUpdatedAt',
              'reviewId',
              eb.fn
                .agg<number>('row_number')
                .over((over) => over.orderBy('lastUpdatedAt', 'desc').orderBy('reviewId', 'desc'))
                .as('rank'),
            ])
            .as('ranked'),
        )
        .select(['rank', 'lastUpdatedAt', 'reviewId'])
        .where(sql<boolean>`"rank" % ${sql.lit(milestoneStep)} = 0`),
    )
    .execute()
}

/** How many listed reviews there are. */
export async function countListed(database: Database): Promise<number> {
  const last = await milestones(database).orderBy('rank', 'desc').executeTakeFirst()
  const rest = await listed(database)
    .$if(last !== undefined, (query) => (last ? query.where(isOlder(last)) : query))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return (last?.rank ?? 0) + rest.count
}

/** How many listed reviews are newer than a place. */
export async function countNewer(database: Database, place: ReviewPlace): Promise<number> {
  const next = await milestones(database)
    .where(isNewer(place))
    .orderBy('lastUpdatedAt')
    .orderBy('reviewId')
    .executeTakeFirst()
  const between = await listed(database)
    .where(isNewer(place))
    .$if(next !== undefined, (query) => (next ? query.where(isOlder(next)) : query))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return (next?.rank ?? 0) + between.count
}

const milestones = (database: Database) =>
  database.selectFrom('reviewMilestone').select(['rank', 'lastUpdatedAt', 'reviewId']).limit(1)
