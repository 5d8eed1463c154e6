/** What makes the mail of a reply wait once only, and finds it again for the thread. */
export const replyKey = (lead: string, event: number): string => `lead ${lead} ${event}`
