import { company } from '../../domain/company/company.ts'

const { minutesToBook: minutes } = company.figures

/** How long booking takes at the most: `1 minute`. */
export const minutesToBook = minutes === 1 ? '1\u00a0minute' : `${minutes}\u00a0minutes`
