import { randomBytes } from 'node:crypto'

/** A secret for an address: 144 random bits. */
export const newSecret = (): string => randomBytes(18).toString('base64url')
