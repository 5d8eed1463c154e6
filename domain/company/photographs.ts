/**
 * The photographs that a company may put into `pictures/` of its folder, as NAME.jpg: each replaces a drawing (R1.11).
 */
export const photographNames = ['who-we-are', 'team', 'hob-before', 'hob-after'] as const

export type PhotographName = (typeof photographNames)[number]

/** The size in pixels: twice the size in which pages show it, for sharp screens. */
export const photographSize = { width: 1280, height: 800 }
