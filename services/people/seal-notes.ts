import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { AccessNotes } from '../../domain/orders/access-note-limits.ts'
import { readStoredJson } from '../database/stored-json.ts'
import type { OfficeKey } from './office-keys.ts'

const cipherName = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Notes as they are stored. `sealed`: base64url of initialisation vector, tag and text. */
interface SealedNotes {
  keyId: string
  sealed: string
}

/** Seals the notes of an order (R17.24). They open for this order only, so that rows cannot be exchanged. */
export function sealNotes({ id, key }: OfficeKey, orderId: string, notes: AccessNotes): SealedNotes {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(cipherName, key, iv).setAAD(Buffer.from(orderId))
  const text = Buffer.concat([cipher.update(JSON.stringify(notes)), cipher.final()])
  return { keyId: id, sealed: Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url') }
}

const storedNotes = v.object({
  access: v.string(),
  parking: v.string(),
  fromCustomer: v.exactOptional(v.string()),
})

/**
 * Opens the notes of an order; undefined if their key is not here, or they are not what was sealed for it.
 * @throws UnreadableJson if what was sealed are no notes
 */
export function openNotes(keys: readonly OfficeKey[], orderId: string, sealed: SealedNotes): AccessNotes | undefined {
  const text = openText(keys, orderId, sealed)
  return text === undefined ? undefined : readStoredJson(storedNotes, text, `The access notes of ${orderId}`)
}

function openText(keys: readonly OfficeKey[], orderId: string, { keyId, sealed }: SealedNotes): string | undefined {
  const key = keys.find(({ id }) => id === keyId)?.key
  if (!key) return undefined
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(orderId))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}
