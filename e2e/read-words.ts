import type { Language } from '../domain/language.ts'

/**
 * The words of some files of `copy/` in both languages, by the names of their exports. Browser tests visit both builds,
 * so `#copy/…` cannot choose between them.
 * @param files paths without language and ending
 */
export async function readWords<Words>(...files: readonly string[]): Promise<Record<Language, Words>> {
  const read = async (language: Language): Promise<Words> => {
    const modules = files.map((file) => import(new URL(`../copy/${language}/${file}.ts`, import.meta.url).href))
    return Object.assign({}, ...(await Promise.all(modules)))
  }
  return { en: await read('en'), nl: await read('nl') }
}
