/** Tables of what the office has to know about the processes. */
export interface AlarmTables {
  /** When a limit for all clients together, or that of unconfirmed orders, was last reached. */
  alarm: {
    name: 'messages' | 'drafts' | 'confirmations' | 'reports'
    raisedAt: string
  }
  upkeep: UpkeepTable
}

/**
 * A backup, a drill or the purge: when it was done last and when it failed last, each null for never. `problem`: the
 * sentence of that failure, for the operator. `clock`: when a person last confirmed that the clock is right.
 */
export interface UpkeepTable {
  name: 'backup' | 'drill' | 'purge' | 'clock'
  doneAt: string | null
  failedAt: string | null
  problem: string | null
}
