import { JSDOM } from 'jsdom'
import pino from 'pino'
import { language } from '#copy/language.ts'
import { createOrderingApp } from '../../server/ordering/ordering-app.ts'
import { generateSlots } from '../../server/scheduling/generate-slots.ts'
import { openSite } from '../open-site.ts'

/** What browsers send with a form of one of our pages, which send no referrer. */
const ownForm = { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }

/** A page in a browser without script. */
export interface Page {
  status: number
  /** Path and query. */
  path: string
  document: Document
  /** The text of the page, spaces put together. */
  text: string
  /** Fills in fields by name and presses the button with this text, or the one that a selector finds; follows redirects. */
  press(button: string, fields?: Readonly<Record<string, string | boolean>>): Promise<Page>
  /** Follows the link with this text. */
  follow(link: string): Promise<Page>
}

/** An ordering site for one test: the app as a function, with a roster, a clock that the test sets, and what it logs. */
export async function openOrdering(environment: Record<string, string> = {}) {
  const logged: string[] = []
  const site = await openSite(
    {
      ORDER_ORIGIN_EN: 'https://order.helderhuis.example',
      ORDER_ORIGIN_NL: 'https://bestel.helderhuis.example',
      ...environment,
    },
    pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
  )
  const { services } = site
  const { database, estimator, clock, settings } = services
  if (estimator) await generateSlots(database, estimator.tariff, clock())
  const app = createOrderingApp(services)
  const origin = settings.orderSiteUrl[language]
  const request = async (path: string, init: RequestInit = {}) => app.request(new URL(path, origin), init)
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = ownForm) =>
    request(path, { method: 'POST', body: new URLSearchParams(fields), headers })

  async function open(path: string, init: RequestInit = {}): Promise<Page> {
    const response = await request(path, init)
    const location = response.headers.get('location')
    if (location) return await open(location)
    if (response.status === 500) throw new Error(`${path}: ${logged.at(-2)}`)
    const { document, FormData } = new JSDOM(await response.text()).window
    return {
      status: response.status,
      path,
      document,
      text: document.body.textContent.replace(/\s+/g, ' '),
      follow: (link) => open(linkNamed(document, link)),
      press(button, fields = {}) {
        const pressed = buttonNamed(document, button)
        const { form } = pressed
        if (!form) throw new Error(`“${button}” belongs to no form`)
        for (const [name, value] of Object.entries(fields)) fill(form, name, value)
        const entries = [...new FormData(form, pressed)].map(([name, value]) => [name, String(value)])
        const sent = new URLSearchParams(entries)
        const action = form.getAttribute('action') ?? path
        return form.method === 'get'
          ? open(`${action.split('#')[0]}?${sent}`)
          : open(action, { method: 'POST', body: sent, headers: ownForm })
      },
    }
  }

  return { ...site, app, origin, request, post, open, logged: () => logged.join('') }
}

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim()

function buttonNamed(document: Document, name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll('button')]
  const found = buttons.find((button) => textOf(button) === name) ?? document.querySelector<HTMLButtonElement>(name)
  if (!found) throw new Error(`There is no button “${name}” among ${buttons.map(textOf).join(' | ')}`)
  return found
}

function linkNamed(document: Document, name: string): string {
  const links = [...document.querySelectorAll('a')]
  const found = links.find((link) => textOf(link) === name || link.getAttribute('aria-label') === name)
  if (!found) throw new Error(`There is no link “${name}” among ${links.map(textOf).join(' | ')}`)
  return found.getAttribute('href') ?? ''
}

/** Types into a field, ticks a box, or picks the option with a value. */
function fill(form: HTMLFormElement, name: string, value: string | boolean): void {
  const fields = [...form.elements].filter((element) => element.getAttribute('name') === name) as HTMLInputElement[]
  if (fields.length === 0) throw new Error(`The form has no field ${name}`)
  for (const field of fields) {
    if (field.type === 'radio') field.checked = field.value === value
    else if (field.type === 'checkbox') field.checked = value === true || field.value === value
    else field.value = String(value)
  }
}
