import { globSync } from 'node:fs'
import type { Language } from '../domain/language.ts'

/**
 * The words of a folder of `copy/` in both languages, by the names of their exports. Browser tests visit both builds,
 * so `#copy/…` cannot choose between them.
 * @param folder path below that of the language
 */
export async function readWords<Words>(folder: string): Promise<Record<Language, Words>> {
  const read = async (language: Language): Promise<Words> => {
    const files = globSync(`${import.meta.dirname}/../copy/${language}/${folder}**/*.ts`)
    return Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))))
  }
  return { en: await read('en'), nl: await read('nl') }
}
