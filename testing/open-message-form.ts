import { act, type ComponentType } from 'react'
import { beforeEach, vi } from 'vitest'
import { contactForm as words } from '#copy/contact-form.ts'
import { openIsland, press, type } from './open-island.tsx'

/** A valid message in the fields of the contact form. */
export const message = {
  kind: 'contact',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@visitor.example',
  phoneNumber: words.validPhones[0] ?? '',
  remark: 'Three rooms.\nAnd a staircase.',
}

export const answerBefore = new Date('2026-11-24T15:00:00.000Z')

/** The answers of `POST /api/sendMail`. */
export const accepted = () =>
  new Response('{"id":"1"}', { status: 202, headers: { 'Answer-Before': answerBefore.toISOString(), Receipt: 'yes' } })
export const refused = (errors: Record<string, string>) => new Response(JSON.stringify({ errors }), { status: 422 })
export const tooMany = () => new Response('', { status: 429 })
export const unavailable = () => new Response('', { status: 503 })

/** A fake server whose responses each test of the file sets. */
export function standInServer() {
  const answer = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', answer)
  beforeEach(() => void answer.mockReset())
  const requests = () =>
    answer.mock.calls.map(([address, init]) => ({
      address,
      method: init?.method,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: JSON.parse(String(init?.body)),
    }))
  return {
    answer,
    /** The requests so far. */
    requests,
    /** Their keys, by which the server knows a message again. */
    keys: () => requests().map(({ headers }) => headers['idempotency-key']),
    /** Delays the response to the next message until `letGo` is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<Response>()
      answer.mockReturnValueOnce(promise)
      return { letGo: () => act(async () => resolve(accepted())) }
    },
  }
}

/** Opens a hydrated message form. */
export async function openForm<Props extends object>(component: ComponentType<Props>, props: Props) {
  const form = (await openIsland(component, props)).querySelector('form') as HTMLFormElement
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const button = form.querySelector('[type=submit]') as HTMLButtonElement
  return {
    form,
    field,
    button,
    /** What the form announces: the list of its problems above the fields, or the status below them. */
    status: () => [...form.querySelectorAll('[role=alert], [role=status]')].map((each) => each.textContent).join(''),
    /** The values of the visible text fields. */
    texts: () =>
      [...form.querySelectorAll<HTMLInputElement>('textarea, input:not([hidden],[type=checkbox],[name=website])')].map(
        ({ value }) => value,
      ),
    async fillIn(texts: Record<string, string>) {
      for (const [name, text] of Object.entries(texts)) if (name !== 'kind') await type(field(name), text)
    },
    send: () => press(button),
  }
}
