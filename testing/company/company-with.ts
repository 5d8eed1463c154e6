import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A company's folder of its own: the sample with other lines.
 * @param changes texts of `company.yaml`, each once in it, and their replacements
 * @returns the folder
 */
export function companyWith(changes: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'company-'))
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
