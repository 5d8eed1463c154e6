import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** Google's token address: it issues access tokens for one refresh token. */
export class FakeTokens {
  readonly credential = { clientId: 'client', clientSecret: 'secret', refreshToken: '1//refresh' }
  /** Number of tokens issued. */
  given = 0
  /** Status codes to answer the next requests with, instead of a token. */
  failures: number[] = []
  #valid = new Set<string>()

  /** Expires all tokens. */
  expire() {
    this.#valid.clear()
  }

  isValid(authorization: string | undefined): boolean {
    return this.#valid.has(authorization ?? '')
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
    response.end(JSON.stringify({ access_token: token, expires_in: 3599, token_type: 'Bearer' }))
  }

  #accepts(form: URLSearchParams): boolean {
    const { clientId, clientSecret, refreshToken } = this.credential
    const given = ['grant_type', 'client_id', 'client_secret', 'refresh_token'].map((name) => form.get(name))
    return given.join(' ') === ['refresh_token', clientId, clientSecret, refreshToken].join(' ')
  }
}
