import { JSDOM } from 'jsdom'

/** One window for all pages: making one takes longer than reading a page. */
const { DOMParser, FormData } = new JSDOM().window
const parser = new DOMParser()

/** A page in a browser without script. */
export interface Page {
  status: number
  /** Path and query. */
  path: string
  document: Document
  /** The text of the page, spaces put together but for those that hold numbers and units. */
  text: string
  /**
   * Fills in fields by name and presses the button with this text, or the one that a selector finds; follows redirects.
   */
  press(button: string, fields?: Readonly<Record<string, string | boolean>>): Promise<Page>
  /** Follows the link with this text. */
  follow(link: string): Promise<Page>
}

/**
 * A browser without script: reads the pages that `request` answers, fills in their forms and presses their buttons.
 * @param ownForm the headers that browsers send with a form of the site's own pages
 */
export function browse(
  request: (path: string, init: RequestInit) => Promise<Response>,
  ownForm: Record<string, string>,
): (path: string, init?: RequestInit) => Promise<Page> {
  async function open(path: string, init: RequestInit = {}): Promise<Page> {
    const response = await request(path, init)
    const location = response.headers.get('location')
    if (location) return await open(location)
    const document = parser.parseFromString(await response.text(), 'text/html')
    return {
      status: response.status,
      path,
      document,
      text: document.body.textContent.replace(/[ \t\n]+/g, ' '),
      follow: (link) => open(linkNamed(document, link)),
      press(button, fields = {}) {
        const pressed = buttonNamed(document, button)
        const { form } = pressed
        if (!form) throw new Error(`“${button}” belongs to no form`)
        for (const [name, value] of Object.entries(fields)) fill(form, name, value)
        const entries = [...new FormData(form, pressed)].map(([name, value]) => [name, String(value)])
        const sent = new URLSearchParams(entries)
        const action = pressed.getAttribute('formaction') ?? form.getAttribute('action') ?? path
        return form.method === 'get'
          ? open(`${action.split('#')[0]}?${sent}`)
          : open(action, { method: 'POST', body: sent, headers: ownForm })
      },
    }
  }
  return open
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
