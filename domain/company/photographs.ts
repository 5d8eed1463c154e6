/**
 * The photographs that a company may put into `pictures/` of its folder as NAME.jpg, each with the drawing that is in
 * its place until then (R1.11).
 */
export const photographs = {
  'who-we-are': 'site/illustrations/who-we-are.svg',
  team: 'site/illustrations/partner.svg',
  'hob-before': 'ui/home-form/dirt-3.svg',
  'hob-after': 'ui/home-form/dirt-1.svg',
} as const

export type PhotographName = keyof typeof photographs

/** In pixels: twice the size in which pages show it, for sharp screens. */
export const photographSize = { width: 1280, height: 800 }
