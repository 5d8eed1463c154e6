import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** The faults that an authenticator may have. */
interface Behaviour {
  /** Whether it asks for a finger or a PIN. */
  verified?: boolean
  /** Where the browser says that the page is from. */
  origin?: string
}

const userPresent = 0x01
const userVerified = 0x04
const attested = 0x40

const sha256 = (data: Buffer | string) => hash('sha256', data, 'buffer')
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/**
 * A passkey in memory (ES256), with the browser around it: what it signs is right, unless its behaviour says otherwise.
 */
export function softAuthenticator(usualOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  /** What is said of it in every answer. */
  const passkey = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} } as const
  let userHandle = ''
  let counter = 0

  function authenticatorData(rpId: string, flags: number, ...rest: Buffer[]): Buffer {
    counter += 1
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, ...rest])
  }
  const flagsOf = ({ verified = true }: Behaviour) => userPresent | (verified ? userVerified : 0)
  const clientData = (type: string, challenge: string, { origin = usualOrigin }: Behaviour) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    /** Has the counter go back, as a copy of the passkey would. */
    rewind: () => {
      counter = 0
    },
    /** Makes the passkey. */
    make(options: PublicKeyCredentialCreationOptionsJSON, behaviour: Behaviour = {}): RegistrationResponseJSON {
      userHandle = options.user.id
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, Buffer.from(cose)])
      const authData = authenticatorData(options.rp.id ?? '', flagsOf(behaviour) | attested, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...passkey,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, behaviour)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    /** Signs with it. */
    use(options: PublicKeyCredentialRequestOptionsJSON, behaviour: Behaviour = {}): AuthenticationResponseJSON {
      const client = clientData('webauthn.get', options.challenge, behaviour)
      const authData = authenticatorData(options.rpId ?? '', flagsOf(behaviour))
      return {
        ...passkey,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
          userHandle,
        },
      }
    },
  }
}
