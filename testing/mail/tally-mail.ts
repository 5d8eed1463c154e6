import type { Email } from 'postal-mime'

/**
 * Compares the accepted messages with the mails that arrived at the office.
 * @param accepted marks (UUIDs) of the messages, each in the text of its mail
 * @param unnoted Message-IDs whose delivery was under way when its process was killed
 */
export function tallyMail(received: readonly Email[], accepted: readonly string[], unnoted: ReadonlySet<string>) {
  const office = received.filter(({ to }) => to?.some(({ address }) => address?.startsWith('office@')))
  const repeated = [...Map.groupBy(office, ({ messageId = '' }) => messageId)].filter(([, mails]) => mails.length > 1)
  const idsOfMark = new Map<string, Set<string>>()
  for (const { messageId = '', text } of office) {
    for (const mark of new Set(text?.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g))) {
      idsOfMark.set(mark, (idsOfMark.get(mark) ?? new Set()).add(messageId))
    }
  }
  const storedTwice = accepted.filter((mark) => (idsOfMark.get(mark)?.size ?? 0) > 1)
  return {
    /** Accepted messages that never reached the mail server. */
    lost: accepted.filter((mark) => !idsOfMark.has(mark)).length,
    /** Mails to the office that the server received more than once. */
    duplicates: repeated.length,
    /** Those not explained by a kill before the delivery was noted, and messages stored twice. */
    unexplained: repeated.filter(([messageId]) => !unnoted.has(messageId)).length + storedTwice.length,
  }
}
