import { company } from '../../domain/company/company.ts'

const { minutesToBook: minutes } = company.figures

export const minutesToBook = minutes === 1 ? '1\u00a0minuut' : `${minutes}\u00a0minuten`
