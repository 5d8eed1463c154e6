import { setTimeout as pause } from 'node:timers/promises'
import {
  type AbortableOperationOptions,
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SelectModifierNode,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely'
import { withoutNul } from './without-nul.ts'

/** How long a statement waits for a lock that another connection holds before it fails, in milliseconds. */
const patience = 2000
/** How long it sleeps between two attempts, in milliseconds. */
const nap = 5

/** The connections to one SQLite file. Closing `database` comes last, because only it can merge the write-ahead log. */
export interface PatientSqliteConfig {
  database: SqliteDatabase
  /**
   * A read-only one for what is read outside transactions; undefined where the file is in use by this connection alone.
   */
  reader?: SqliteDatabase
}

/**
 * Kysely's SQLite dialect with six changes. A transaction takes the write lock at its start, because SQLite refuses a
 * lock requested halfway instead of waiting for it; locking a row (`for update`) is therefore left out. Waiting for a
 * lock does not block the process: SQLite's own waiting would, and with it the transaction that holds the lock if that
 * is in the same process. Reads outside transactions have a connection of their own, so that they do not wait for
 * writers. Migrations run inside a transaction. Texts are stored without null characters.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: PatientSqliteConfig

  constructor(config: PatientSqliteConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new PatientDriver(this.#config)
  }

  override createAdapter() {
    return new PatientAdapter()
  }

  override createQueryCompiler() {
    return new PatientCompiler()
  }
}

class PatientCompiler extends SqliteQueryCompiler {
  override visitSelectModifier(node: SelectModifierNode) {
    if (!node.modifier?.startsWith('For')) super.visitSelectModifier(node)
  }

  protected override addParameter(parameter: unknown) {
    super.addParameter(withoutNul(parameter))
  }
}

class PatientAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }

  /** The driver itself lets one write at a time, and all read. */
  override get supportsMultipleConnections() {
    return true
  }
}

class PatientDriver extends SqliteDriver {
  readonly #reader: SqliteDriver | undefined
  /** Resolves when all queued writers have finished. */
  #lastWriter: Promise<void> = Promise.resolve()

  constructor({ database, reader }: PatientSqliteConfig) {
    super({ database })
    this.#reader = reader && new SqliteDriver({ database: reader })
  }

  override async init(options?: AbortableOperationOptions) {
    await super.init(options)
    await this.#reader?.init(options)
  }

  override async acquireConnection(): Promise<PatientConnection> {
    const writer = await super.acquireConnection()
    const reader = await this.#reader?.acquireConnection()
    return new PatientConnection(writer, reader, () => this.#takeTurn())
  }

  /** Waits until no one else writes. The result ends the turn. */
  async #takeTurn(): Promise<() => void> {
    const before = this.#lastWriter
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastWriter = promise
    await before
    return resolve
  }

  override async releaseConnection(connection?: DatabaseConnection) {
    if (connection instanceof PatientConnection) connection.release()
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      // SQLite has rolled back by itself, for example where the disk is full.
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    }
  }

  override async destroy() {
    await this.#reader?.destroy()
    await super.destroy()
  }
}

/** Reads at once; from its first statement that may write until it is released, no one else writes. */
class PatientConnection implements DatabaseConnection {
  readonly #writer: DatabaseConnection
  readonly #reader: DatabaseConnection | undefined
  readonly #takeTurn: () => Promise<() => void>
  #endTurn: (() => void) | undefined

  constructor(writer: DatabaseConnection, reader: DatabaseConnection | undefined, takeTurn: () => Promise<() => void>) {
    this.#writer = writer
    this.#reader = reader
    this.#takeTurn = takeTurn
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Waiting for one's turn counts: while another process holds the lock, no one waits longer because others wait too.
    const deadline = performance.now() + patience
    const connection = await this.#connectionFor(query)
    for (;;) {
      try {
        return await connection.executeQuery<R>(query)
      } catch (error) {
        // A statement that found the file locked has done nothing, so it can be retried.
        if (!isLocked(error) || performance.now() > deadline) throw error
        await pause(nap)
      }
    }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    this.#endTurn ??= await this.#takeTurn()
    yield* this.#writer.streamQuery<R>(query, chunkSize)
  }

  async #connectionFor({ query }: CompiledQuery): Promise<DatabaseConnection> {
    if (this.#reader && !this.#endTurn && SelectQueryNode.is(query)) return this.#reader
    this.#endTurn ??= await this.#takeTurn()
    return this.#writer
  }

  release(): void {
    this.#endTurn?.()
    this.#endTurn = undefined
  }
}

/** Whether a statement failed because another connection holds the lock. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
