import { hash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Settings, SettingsProblem } from '../settings/settings.ts'

/** A key that access notes are sealed with. `id`: the beginning of its digest, which says nothing about the key. */
export interface OfficeKey {
  id: string
  key: Buffer
}

export type KeySettings = Pick<Settings, 'databaseUrl'> & { office: Pick<Settings['office'], 'keys'> }

/**
 * The keys that this office has, the one to seal with first: those of `OFFICE_KEY`, or the file beside an embedded
 * database.
 */
export function readOfficeKeys({ databaseUrl, office }: KeySettings): OfficeKey[] {
  const file = keyFileOf(databaseUrl)
  return office.keys ? keysOf(office.keys) : file ? readKeyFile(file) : []
}

/**
 * The key to seal with. Beside an embedded database a new key is made when there is none, readable by its owner only.
 * Undefined where `OFFICE_KEY` has to be set.
 */
export function sealingKey(settings: KeySettings): OfficeKey | undefined {
  const [known] = readOfficeKeys(settings)
  const file = keyFileOf(settings.databaseUrl)
  if (known || !file) return known
  createKeyFile(file)
  return readKeyFile(file)[0]
}

/** The file appears under its name once it is on disk as a whole, so that a power cut leaves no empty one. */
function createKeyFile(file: string): void {
  const begun = `${file}.new-${randomUUID()}`
  writeFileSync(begun, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(begun, file)
  } catch (error) {
    if (!existsSync(file)) throw error // otherwise another process was faster: its key is the one
  } finally {
    rmSync(begun)
  }
}

const keyFileOf = (databaseUrl: string) =>
  databaseUrl.startsWith('sqlite:') ? `${databaseUrl.slice('sqlite:'.length)}.key` : undefined

/** @throws SettingsProblem for a file that holds no keys */
function readKeyFile(file: string): OfficeKey[] {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (!/^[\da-f]{64}(?:,[\da-f]{64})*$/i.test(text)) {
      throw new SettingsProblem(
        `${file} holds no key: it was cut short. Put the file of a backup in its place; without one, remove it, and access notes that were sealed before cannot be read any more.`,
      )
    }
    return keysOf(text)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const keysOf = (text: string): OfficeKey[] =>
  text.split(',').map((digits) => {
    const key = Buffer.from(digits, 'hex')
    return { id: hash('sha256', key).slice(0, 12), key }
  })
