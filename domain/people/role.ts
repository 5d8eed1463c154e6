/** Roles in the company: owner, office, planner of visits, editor of pages, cleaning crew. */
export const roles = ['owner', 'office', 'planner', 'editor', 'crew'] as const
export type Role = (typeof roles)[number]

export const isRole = (text: unknown): text is Role => roles.some((role) => role === text)
