/** A database that cannot be used. The message says to the operator what is wrong and what to do. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}

/** A problem of a SQLite file. */
export type FileFault = 'missing' | 'empty' | 'no database' | 'foreign' | 'damaged' | 'locked' | 'unusable'

const words: Readonly<Record<FileFault, readonly [what: string, advice: string]>> = {
  missing: ['is missing', 'Start the site once to create it, or name another file in DATABASE_URL.'],
  empty: ['is empty: it was truncated', 'Put a backup in its place, or remove it to start with a new one.'],
  'no database': ['is not a SQLite database', 'Put a backup in its place, or name another file in DATABASE_URL.'],
  foreign: ['is a database of another program', 'Name another file in DATABASE_URL.'],
  damaged: ['is damaged', 'Put a backup in its place, or move it away.'],
  locked: ['is in use by another program', 'Close that program (stop the sites) and try again.'],
  unusable: ['cannot be opened', 'Make its folder writable, or name another file in DATABASE_URL.'],
}

/** A SQLite file that cannot be used as the site's database. The file is unchanged. */
export class DatabaseFileProblem extends DatabaseProblem {
  override name = 'DatabaseFileProblem'
  readonly fault: FileFault
  /** The problem without the file's name, such as "is damaged". */
  readonly what: string

  constructor(path: string, fault: FileFault, cause?: unknown) {
    const [known, advice] = words[fault]
    const what = fault === 'unusable' ? `${known} (${cause instanceof Error ? cause.message : cause})` : known
    super(`${path} ${what}. ${advice}`, { cause })
    this.fault = fault
    this.what = what
  }
}

/** The DatabaseProblem for an error of SQLite or the file system about the file at `path`. */
export function fileProblem(path: string, error: unknown): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'SQLITE_NOTADB') return new DatabaseFileProblem(path, 'no database', error)
  if (code.startsWith('SQLITE_CORRUPT')) return new DatabaseFileProblem(path, 'damaged', error)
  if (code.startsWith('SQLITE_BUSY')) return new DatabaseFileProblem(path, 'locked', error)
  return new DatabaseFileProblem(path, 'unusable', error)
}
