import pino from 'pino'
import { onTestFinished } from 'vitest'
import type { Language } from '../../domain/language.ts'
import type { Role } from '../../domain/people/person.ts'
import { createOfficeApp } from '../../office/office-app.ts'
import { createOfficeServices } from '../../run/create-office-services.ts'
import { beginSession } from '../../services/people/sessions.ts'
import { readSettings } from '../../services/settings/settings.ts'
import { browse } from '../browse.ts'
import { type Engine, migratedDatabaseUrl } from '../database/engines.ts'
import { addPerson } from './add-person.ts'

export const officeOrigin = 'https://office.helderhuis.example'

/** The headers that browsers send with a form of the office. */
const ownForm = { 'Sec-Fetch-Site': 'same-origin', Origin: officeOrigin }

/** A browser that keeps cookies. */
export type Browser = ReturnType<Office['browser']>
export type Office = Awaited<ReturnType<typeof openOffice>>

/**
 * An office for one test: the app as a function, on an empty database, with a clock that the test sets.
 * @param url of the database of another office, as a second process has it
 */
export async function openOffice(engine: Engine = 'sqlite', url?: string) {
  const settings = readSettings({
    DATABASE_URL: url ?? (await migratedDatabaseUrl(engine)),
    OFFICE_ORIGIN: officeOrigin,
    LOG_LEVEL: 'silent',
  })
  let now = new Date('2026-11-23T10:00:00.000Z')
  const logged: Record<string, unknown>[] = []
  const services = createOfficeServices(settings, {
    assets: {
      css: '/office.css',
      script: '/office.js',
      passkeys: '/passkeys.js',
      editor: '/editor.js',
      crew: {
        css: '/assets/crew.css',
        script: '/assets/crew.js',
        files: ['/assets/crew.js', '/assets/crew.css', '/assets/font.woff2'],
        worker: '/* keeps the page */',
        retiredWorker: '/* removes itself */',
      },
    },
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    clock: () => now,
  })
  onTestFinished(() => services.database.destroy())
  const app = createOfficeApp(services)

  return {
    services,
    app,
    logged,
    now: () => now,
    pass(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    /** Puts a person into the office, without a passkey. */
    addPerson: (role: Role, name: string = role, language: Language = 'en') =>
      addPerson(services.database, { name, role, language }, now),
    /** Puts a person of a crew into the office, in the team of the sample tariff whose visits tests order. */
    addCrew: (name: string, language: Language = 'en') =>
      addPerson(services.database, { name, role: 'crew', language, team: { country: 'BE', team: 'antwerp' } }, now),
    /** A browser in which no one is signed in, or the one of a person. `always`: headers that it sends each time. */
    browser(cookies: Record<string, string> = {}, always: Record<string, string> = {}) {
      const request = async (path: string, init: RequestInit) => {
        const headers = new Headers({ ...always, ...init.headers })
        const kept = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
        if (kept.length > 0) headers.set('cookie', kept.join('; '))
        const response = await app.request(new URL(path, officeOrigin), { ...init, headers })
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          if (value === '') delete cookies[name]
          else cookies[name] = value
        }
        return response
      }
      return {
        cookies,
        /** Opens a page whose forms can be filled in and sent, as in a browser without script. */
        open: browse(request, ownForm),
        get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
        /** Sends JSON or bytes as a script of the office does. */
        send: (
          method: 'POST' | 'PUT',
          path: string,
          body: object | Uint8Array<ArrayBuffer>,
          type = 'application/json',
        ) =>
          request(path, {
            method,
            body: body instanceof Uint8Array ? body : JSON.stringify(body),
            headers: { ...ownForm, 'Content-Type': type },
          }),
        /** Sends a form with a file as a page of the office does. */
        upload: (
          path: string,
          field: string,
          content: string | Uint8Array<ArrayBuffer>,
          fields: Record<string, string> = {},
          name = 'file',
        ) => {
          const body = new FormData()
          body.set(field, new File([content], name))
          for (const [other, value] of Object.entries(fields)) body.set(other, value)
          return request(path, { method: 'POST', body, headers: ownForm })
        },
        /** Sends a form as a page of the office does, unless the headers say otherwise. */
        post: (
          path: string,
          fields: Record<string, string> | [string, string][] = {},
          headers: Record<string, string> = {},
        ) =>
          request(path, {
            method: 'POST',
            body: new URLSearchParams(fields).toString(),
            headers: {
              'Content-Type': 'application/x-www-form-urlencoded',
              ...ownForm,
              ...headers,
            },
          }),
      }
    },
    /** The browser of a person who has just signed in. */
    async signedIn(personId: string) {
      const token = await beginSession(services.database, personId, 'Firefox Linux', now)
      return this.browser({ '__Host-office': token })
    },
    /** The browser of a person who was put into the office and has just signed in. */
    async signedInAs(role: Role, name?: string, language?: Language) {
      return await this.signedIn(await this.addPerson(role, name, language))
    },
  }
}
