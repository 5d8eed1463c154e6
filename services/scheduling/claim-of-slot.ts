import type { JoinBuilder } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The key of a slot, and of its claim. */
export const slotKey = ['country', 'team', 'date', 'part', 'lane'] as const

/** Joins each slot with its claim, which has the same key. */
export const claimOfSlot = (join: JoinBuilder<Schema, 'slot' | 'claim'>): JoinBuilder<Schema, 'slot' | 'claim'> =>
  slotKey.reduce((on, column) => on.onRef(`claim.${column}`, '=', `slot.${column}`), join)
