/** Tables of what the office has to know about the processes. */
export interface AlarmTables {
  alarm: AlarmTable
}

/** A limit for all clients together, or many orders that nobody confirms, and when it was reached last. */
export interface AlarmTable {
  name: 'messages' | 'drafts' | 'confirmations' | 'reports'
  raisedAt: string
}
