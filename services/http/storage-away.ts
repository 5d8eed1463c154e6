/**
 * Classes of PostgreSQL's SQLSTATE: connection lost, not enough resources (a full disk), and a server that is shutting
 * down or starting.
 */
const postgresClasses = /^(?:08|53|57P)/
/** A lock that was not released in time, and a statement that took too long. */
const postgresTimeouts = ['55P03', '57014']
/** Locked by another process, disk full, read-only, unreadable, gone. */
const sqliteCodes = /^SQLITE_(?:BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN)/
const networkCodes = /^(?:ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
/** Connection errors of PostgreSQL's driver have no code. */
const driverSentences =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Headers of the answer while the database is away: when to try again, in seconds. */
export const retryStorage = { 'Retry-After': '5' }

/**
 * Whether an error means that the database cannot be used for now (it restarts, is locked, or its disk is full), so
 * that the same request may succeed later (R3.12).
 */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    sqliteCodes.test(code) ||
    postgresClasses.test(code) ||
    postgresTimeouts.includes(code) ||
    networkCodes.test(code) ||
    ('syscall' in error && error.syscall === 'connect') ||
    driverSentences.test(error.message) ||
    (error instanceof AggregateError && error.errors.some(isStorageAway))
  )
}
