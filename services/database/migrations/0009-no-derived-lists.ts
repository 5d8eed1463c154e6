import { sql } from 'kysely'
import { steps } from './steps.ts'

/** Reviews are counted when they are listed, and the sitemap is written from the pages. */
export const noDerivedLists = steps(sql`drop table "reviewMilestone"`, sql`drop table "sitemapFile"`)
