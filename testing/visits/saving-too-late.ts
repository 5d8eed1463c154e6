declare global {
  interface IDBDatabase {
    transact: IDBDatabase['transaction']
  }
}

/**
 * Breaks the database of a page: what is written is said to be on the disk at once, and is written some milliseconds
 * later. A check of lost presses that does not notice this is blind. Runs in the page, before its own scripts.
 */
export function savingTooLate(early: number): void {
  const { prototype } = IDBDatabase
  const transact = prototype.transaction
  prototype.transaction = function (names, mode, options) {
    if (mode !== 'readwrite') return transact.call(this, names, mode, options)
    const writes: ((transaction: IDBTransaction) => void)[] = []
    const later = (name: string) =>
      new Proxy({} as IDBObjectStore, {
        get: (_, method: 'put' | 'delete' | 'clear') => (value: IDBValidKey) =>
          void writes.push((transaction) => void transaction.objectStore(name)[method](value)),
      })
    const pretended = { objectStore: later, oncomplete: () => {}, abort: () => {} }
    setTimeout(() => pretended.oncomplete())
    setTimeout(() => {
      const transaction = transact.call(this, names, mode, options)
      for (const write of writes) write(transaction)
    }, early)
    return pretended as unknown as IDBTransaction
  }
}
