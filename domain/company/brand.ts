import { company } from './company.ts'

/** Our trade name, used by all pages, mails and programs. */
export const { brand } = company
