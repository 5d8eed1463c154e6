import { sql } from 'kysely'
import { steps } from './steps.ts'

export const reviewMilestones = steps(
  sql`create table "reviewMilestone" (
    "rank" integer primary key,
    "lastUpdatedAt" text not null,
    "reviewId" text not null
  )`,
  sql`create index "reviewMilestonePlace" on "reviewMilestone" ("lastUpdatedAt", "reviewId")`,
  sql`insert into "reviewMilestone" ("rank", "lastUpdatedAt", "reviewId")
    select "rank", "lastUpdatedAt", "reviewId" from (
      select "lastUpdatedAt", "reviewId", row_number() over (order by "lastUpdatedAt" desc, "reviewId" desc) as "rank"
      from "review" where "starRatingNumber" > 2
    ) as "ranked" where "rank" % 1000 = 0`,
)
