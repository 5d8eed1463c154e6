import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies the folder of the sample company, with other lines.
 * @param changes texts of `company.yaml`, each once in it, and their replacements
 * @returns the folder
 */
export function copyCompany(folder: string, changes: Readonly<Record<string, string>> = {}): string {
  cpSync('company', folder, { recursive: true })
  const file = join(folder, 'company.yaml')
  let text = readFileSync(file, 'utf8')
  for (const [before, after] of Object.entries(changes)) {
    if (text.split(before).length !== 2) throw new Error(`“${before}” is not once in company.yaml`)
    text = text.replace(before, () => after)
  }
  writeFileSync(file, text)
  return folder
}
