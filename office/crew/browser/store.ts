import type { KeptFacts, KeptOperation, KeptPhoto } from './kept.ts'

const keyPaths = { operations: 'id', photos: 'sha256', day: 'name' } as const
type Name = keyof typeof keyPaths
type Stores = Record<Name, IDBObjectStore>

/** After how long an unopened database or an unfinished transaction has failed, in milliseconds. */
const patience = 10_000

/** Tells the other tabs of this phone that something was stored, or all of it deleted at sign-out. */
export const otherTabs = new BroadcastChannel('crew')

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('crew', 1)
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(keyPaths)) request.result.createObjectStore(name, { keyPath })
    }
    request.onerror = () => reject(request.error)
    // Some browsers never answer once their storage has broken.
    setTimeout(() => reject(new Error('The database did not open')), patience)
    request.onsuccess = () => {
      request.result.onclose = forget
      resolve(request.result)
    }
  })
  return opened
}

function forget(): void {
  opened = undefined
}

/** Runs work on all stores. Resolves once it is on the disk: `strict`, because by default a flat battery loses it. */
async function attempt<Result>(mode: IDBTransactionMode, work: (stores: Stores) => () => Result): Promise<Result> {
  const database = await open()
  return await new Promise((resolve, reject) => {
    const names = Object.keys(keyPaths) as Name[]
    const transaction = database.transaction(names, mode, { durability: 'strict' })
    const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)])) as Stores
    const result = work(stores)
    const late = setTimeout(() => transaction.abort(), patience)
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction did not complete'))
    transaction.oncomplete = () => {
      clearTimeout(late)
      if (mode === 'readwrite') otherTabs.postMessage('stored')
      resolve(result())
    }
  })
}

/** As `attempt`; opens the database again, once, where the browser has closed it in the background. */
const run: typeof attempt = (mode, work) =>
  attempt(mode, work).catch(() => {
    forget()
    return attempt(mode, work)
  })

/** Changes that are stored together, or not at all. */
export interface Changes {
  operations?: readonly KeptOperation[]
  photos?: readonly KeptPhoto[]
  facts?: KeptFacts
  /** The keys of what goes. */
  gone?: { operations: readonly string[]; photos: readonly string[] }
}

/**
 * Stores changes, and resolves once they are on the disk.
 * @throws (rejects) where they are not, as on a full phone
 */
export const store = ({ operations = [], photos = [], facts, gone }: Changes): Promise<void> =>
  run('readwrite', (stores) => {
    for (const one of operations) stores.operations.put(one)
    for (const one of photos) stores.photos.put(one)
    if (facts) stores.day.put({ ...facts, name: 'facts' })
    for (const id of gone?.operations ?? []) stores.operations.delete(id)
    for (const sha256 of gone?.photos ?? []) stores.photos.delete(sha256)
    return () => undefined
  })

/** Reads all that the phone has. `facts` is undefined on a new phone. */
export const readAll = () =>
  run('readonly', (stores) => {
    const operations: IDBRequest<KeptOperation[]> = stores.operations.getAll()
    const photos: IDBRequest<KeptPhoto[]> = stores.photos.getAll()
    const facts: IDBRequest<KeptFacts | undefined> = stores.day.get('facts')
    return () => ({ operations: operations.result, photos: photos.result, facts: facts.result })
  })

/**
 * Deletes all that the phone has, at sign-out; nothing while something waits to be sent.
 * @returns how much waits
 */
export const wipe = (): Promise<number> =>
  run('readwrite', (stores) => {
    const operations: IDBRequest<KeptOperation[]> = stores.operations.getAll()
    const photos: IDBRequest<KeptPhoto[]> = stores.photos.getAll()
    let count = 0
    photos.onsuccess = () => {
      count = [...operations.result, ...photos.result].filter(({ sent }) => !sent).length
      if (count === 0) for (const one of Object.values(stores)) one.clear()
    }
    return () => count
  })
