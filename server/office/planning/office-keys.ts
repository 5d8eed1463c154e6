import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Settings } from '../../config.ts'

/** A key that access notes are sealed with. `id`: the beginning of its digest, which says nothing about the key. */
export interface OfficeKey {
  id: string
  key: Buffer
}

type KeySettings = Pick<Settings, 'databaseUrl'> & { office: Pick<Settings['office'], 'keys'> }

/** The keys that this office has, the one to seal with first: those of `OFFICE_KEY`, or the file beside an embedded database. */
export function readOfficeKeys({ databaseUrl, office }: KeySettings): OfficeKey[] {
  const file = keyFileOf(databaseUrl)
  return office.keys ? keysOf(office.keys) : file ? readKeyFile(file) : []
}

/**
 * The key to seal with. Beside an embedded database a new key is made when there is none, readable by its owner only. Undefined where
 * `OFFICE_KEY` has to be set.
 */
export function sealingKey(settings: KeySettings): OfficeKey | undefined {
  const [known] = readOfficeKeys(settings)
  const file = keyFileOf(settings.databaseUrl)
  if (known || !file) return known
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process was faster: its key is the one.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readKeyFile(file)[0]
}

const keyFileOf = (databaseUrl: string) =>
  databaseUrl.startsWith('sqlite:') ? `${databaseUrl.slice('sqlite:'.length)}.key` : undefined

function readKeyFile(file: string): OfficeKey[] {
  try {
    return keysOf(readFileSync(file, 'utf8').trim())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const keysOf = (text: string): OfficeKey[] =>
  text.split(',').map((digits) => {
    const key = Buffer.from(digits, 'hex')
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key }
  })
