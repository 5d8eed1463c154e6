import type { JoinBuilder } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Joins each slot with its claim, which has the same key. */
export const claimOfSlot = (join: JoinBuilder<Schema, 'slot' | 'claim'>): JoinBuilder<Schema, 'slot' | 'claim'> =>
  (['country', 'team', 'date', 'part', 'lane'] as const).reduce(
    (on, column) => on.onRef(`claim.${column}`, '=', `slot.${column}`),
    join,
  )
