import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as v from 'valibot'
import { brand } from '../../domain/company/company.ts'
import type { Database } from '../database/schema.ts'

/** A browser's answer as JSON. The library, which expects an object, checks its content. */
const postedAnswer = <Answer extends { id: string }>() =>
  v.pipe(
    v.string(),
    v.parseJson(),
    v.looseObject({ id: v.string() }),
    v.transform((answer) => answer as unknown as Answer),
  )

/** Signatures that every browser’s passkeys offer one of: EdDSA, ES256 and RS256, by their COSE numbers. */
const algorithms = [-8, -7, -257]

/** The id of the office for browsers and passkeys: the host of its public origin. */
const idOf = (origin: string) => new URL(origin).hostname

/** The options with which a browser makes a passkey for someone. Passkeys that they already have are excluded. */
export async function registrationOptions(database: Database, origin: string, person: { id: string; name: string }) {
  return await generateRegistrationOptions({
    rpName: brand,
    rpID: idOf(origin),
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: await credentialsOf(database, person.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/**
 * The options with which a browser signs a challenge.
 * @param personId whose passkeys may sign it; undefined: the browser offers those that it knows
 */
export async function authenticationOptions(database: Database, origin: string, personId?: string) {
  return await generateAuthenticationOptions({
    rpID: idOf(origin),
    allowCredentials: personId ? await credentialsOf(database, personId) : [],
    userVerification: 'required',
  })
}

/** The passkeys of a person, as the library names them. */
async function credentialsOf(database: Database, personId: string) {
  const passkeys = database.selectFrom('passkey').select(['id', 'transports'])
  const own = await passkeys.where('personId', '=', personId).execute()
  return own.map(({ id, transports }) => ({ id, transports: listOf(transports) }))
}

/**
 * Checks a passkey that a browser has made: for this office, for this challenge, by a verified user (R17.4).
 * @param posted the browser's answer as JSON
 * @returns what to store of it; undefined if anything is wrong
 */
export async function verifyNewPasskey(origin: string, posted: string, challenge: string) {
  const verified = await attempt(() =>
    verifyRegistrationResponse({
      response: v.parse(postedAnswer<RegistrationResponseJSON>(), posted),
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: idOf(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verified?.verified) return undefined
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: transports.join(' ') }
}

/**
 * Checks what a passkey has signed, and notes its counter: one that goes back is a copy, and refused.
 * @returns the id of the person, who is not disabled; undefined if anything is wrong
 */
export async function verifyPasskey(
  database: Database,
  origin: string,
  posted: string,
  challenge: string,
  now: Date,
): Promise<string | undefined> {
  const response = await attempt(() => v.parse(postedAnswer<AuthenticationResponseJSON>(), posted))
  if (!response) return undefined
  const passkey = await database
    .selectFrom('passkey')
    .innerJoin('person', 'person.id', 'passkey.personId')
    .select(['passkey.id', 'personId', 'publicKey', 'counter', 'transports'])
    .where('passkey.id', '=', response.id)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!passkey) return undefined
  const { id, personId, counter } = passkey
  const verified = await attempt(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: idOf(origin),
      requireUserVerification: true,
      credential: {
        id,
        counter,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        transports: listOf(passkey.transports),
      },
    }),
  )
  if (!verified?.verified) return undefined
  const noted = await database
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: now.toISOString() })
    .where((eb) => eb.and({ id, counter }))
    .returning('id')
    .executeTakeFirst()
  return noted && personId
}

const listOf = (transports: string) => transports.split(' ').filter(Boolean)

/** The library throws for every answer that is malformed or not the expected one: all of that is “no”. */
async function attempt<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
