let last = 0

/** An id of an operation: a UUID of version 7, each of a page greater than the one before. */
export function newId(): string {
  last = Math.max(Date.now(), last + 1)
  const time = last.toString(16).padStart(12, '0')
  const random = crypto.randomUUID()
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
