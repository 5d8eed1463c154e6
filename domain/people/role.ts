/** What somebody is in the company: the owner, the office, who plans visits, who writes pages, and who cleans. */
export const roles = ['owner', 'office', 'planner', 'editor', 'crew'] as const
export type Role = (typeof roles)[number]

export const isRole = (text: unknown): text is Role => roles.some((role) => role === text)
