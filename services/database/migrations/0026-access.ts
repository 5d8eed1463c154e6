import { sql } from 'kysely'
import { steps } from './steps.ts'

// How the team gets in where nobody is there (R16.35). Notes about it are sealed beside the order.
export const access = steps(sql`alter table "order" add column "access" text`)
