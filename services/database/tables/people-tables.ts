import type { people } from '../../../copy/office/en/people.ts'
import type { Country, Language } from '../../../domain/language.ts'
import type { Person, Role } from '../../../domain/people/person.ts'

export interface PeopleTables {
  person: PersonTable
  /** A team that a person works in: a crew sees the day sheets of its own ones. */
  personTeam: {
    personId: string
    country: Country
    team: string
  }
  /** A person's passkey. `id`, `publicKey`: base64url. `name`: the device it was made on, in the person's words. */
  passkey: {
    id: string
    personId: string
    publicKey: string
    counter: number
    transports: string
    name: string
    createdAt: string
    lastUsedAt: string | null
  }
  recoveryCode: { digest: string; personId: string }
  /**
   * A link that lets someone make a passkey, until it is used or expires. `personId`: who they will be, or who they are
   * already if they lost their passkeys, which the new one replaces. `invitedBy`: who made it in the office, unless
   * they made it for themselves.
   */
  invitation: {
    tokenDigest: string
    personId: string
    name: string
    role: Role
    language: Language
    invitedBy: string | null
    expiresAt: string
  }
  /** A device on which a person is signed in. `provedAt`: when they last confirmed with a passkey. */
  session: {
    id: string
    tokenDigest: string
    personId: string
    device: string
    createdAt: string
    lastSeenAt: string
    provedAt: string
  }
  /**
   * A challenge for a passkey to sign, once, in the browser that asked. `subject`: the invitation or person that it
   * belongs to.
   */
  challenge: {
    cookieDigest: string
    challenge: string
    purpose: 'register' | 'signIn' | 'confirm'
    subject: string
    expiresAt: string
  }
  /**
   * An audit entry: a person, an action and its subject; `personId` is null for a command. `details` is JSON, or null
   * once it was forgotten.
   */
  audit: {
    seq: number
    at: string
    personId: string | null
    action: AuditedAction
    subject: string
    detailsDigest: string
    details: string | null
    digest: string
  }
  auditHead: { id: number; seq: number; digest: string }
}

/** `nameKey`: as `nameKeyOf` makes it of the name, unique. `disabledAt`: out since then; no one is deleted. */
export interface PersonTable extends Person {
  nameKey: string
  disabledAt: string | null
  createdAt: string
  version: number
}

/** An action that the audit trail records (R17.7): one for which the office has a sentence. */
export type AuditedAction = keyof typeof people.audit.actions
