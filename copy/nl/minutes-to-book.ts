import { company } from '../../domain/company/company.ts'

const { minutesToBook: minutes } = company.figures

export const minutesToBook = minutes === 1 ? '1 minuut' : `${minutes} minuten`
