import { createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { GoogleCredential } from '../../services/reviews/google-settings.ts'

const clientEmail = 'reviews@project.iam.gserviceaccount.example'

/**
 * Google's token address: it issues access tokens for one refresh token, and for assertions signed by one service
 * account.
 */
export class FakeTokens {
  readonly credential: GoogleCredential & { kind: 'refreshToken' } = {
    kind: 'refreshToken',
    clientId: 'client',
    clientSecret: 'secret',
    refreshToken: '1//refresh',
  }
  /** Number of tokens issued. */
  given = 0
  /** Lifetime of a token, in seconds. */
  expiresIn = 3599
  /** Status codes to answer the next requests with, instead of a token. */
  failures: number[] = []
  /** The claims of the last assertion. */
  claims: Record<string, unknown> | undefined
  #valid = new Set<string>()
  #publicKey: string | undefined

  /** Expires all tokens. */
  expire() {
    this.#valid.clear()
  }

  isValid(authorization: string | undefined): boolean {
    return this.#valid.has(authorization ?? '')
  }

  /** The credential of a service account with a new key, in a file removed when the running test ends. */
  serviceAccount(subject?: string): GoogleCredential {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    this.#publicKey = publicKey
    const folder = mkdtempSync(join(tmpdir(), 'helderhuis-key-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const keyFile = join(folder, 'key.json')
    writeFileSync(
      keyFile,
      JSON.stringify({ type: 'service_account', client_email: clientEmail, private_key: privateKey }),
    )
    return { kind: 'serviceAccount', keyFile, subject }
  }

  async answer(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await text(request))
    const failure = this.failures.shift()
    const status = failure ?? (this.#accepts(form) ? 200 : 400)
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
    if (status !== 200) {
      const error = status === 400 ? 'invalid_grant' : 'internal_failure'
      return void response.end(JSON.stringify({ error, error_description: 'Token has been expired or revoked.' }))
    }
    this.given += 1
    const token = `ya29.${this.given}`
    this.#valid.add(`Bearer ${token}`)
    response.end(JSON.stringify({ access_token: token, expires_in: this.expiresIn, token_type: 'Bearer' }))
  }

  #accepts(form: URLSearchParams): boolean {
    const { clientId, clientSecret, refreshToken } = this.credential
    if (form.get('grant_type') === 'refresh_token') {
      const given = [form.get('client_id'), form.get('client_secret'), form.get('refresh_token')]
      return given.join(' ') === [clientId, clientSecret, refreshToken].join(' ')
    }
    const [head, body, signature] = (form.get('assertion') ?? '').split('.')
    if (!this.#publicKey || !body || !signature) return false
    const signed = createVerify('RSA-SHA256').update(`${head}.${body}`).verify(this.#publicKey, signature, 'base64url')
    if (!signed) return false
    this.claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const { iss, aud, iat, exp } = this.claims ?? {}
    const seconds = Date.now() / 1000
    const inTime = Number(iat) <= seconds && Number(exp) > seconds && Number(exp) <= Number(iat) + 3600
    return iss === clientEmail && aud === 'https://oauth2.googleapis.com/token' && inTime
  }
}
