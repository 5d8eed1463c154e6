/** The deduplication key of a reply's mail, which also finds it again for the thread. */
export const replyKey = (lead: string, event: number): string => `lead ${lead} ${event}`
