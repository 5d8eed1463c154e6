type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Says in the office's words what a form lacks, where the browser would show a bubble in its own language (R17.32): a
 * list on top of the form, which gets the focus, and a sentence at each field until it is mended. Problems found by the
 * server are listed in the same way. The layout has the words and the elements in a `template`.
 */
export function watchProblems(): void {
  const template = document.querySelector<HTMLTemplateElement>('#problems')
  if (!template) return
  const { content, dataset: words } = template
  const copyOf = (part: string) => content.querySelector(part)?.cloneNode(true) as HTMLElement
  let list: HTMLElement | undefined

  document.addEventListener(
    'invalid',
    (event) => {
      const control = event.target
      if (!isControl(control) || !control.form) return
      event.preventDefault()
      // The browser reports a form's fields one after the other, and nothing in between.
      if (!list) {
        for (const one of control.form.elements) if (isControl(one)) unmark(one)
        list = openList(copyOf('div'), control.form)
      }
      setTimeout(() => {
        list?.focus()
        list = undefined
      })
      // The first button of a choice speaks for all.
      if (markedLike(control)) return
      const text = problemIn(control, words)
      control.id ||= `${control.name}-field`
      mark(control, text, copyOf('p[class]'))
      addTo(list, control, text)
    },
    true,
  )
  document.addEventListener('input', ({ target }) => {
    if (isControl(target) && target.validity.valid) unmark(target)
  })

  const sentence = document.querySelector<HTMLElement>('main > [role=alert]')
  const marked = [...document.querySelectorAll('main [aria-invalid]')].filter(isControl)
  const form = marked[0]?.form
  const found = form ? openList(copyOf('div'), form) : sentence
  if (!found) return
  for (const control of marked.filter((one) => one === markedLike(one)))
    addTo(found, control, document.getElementById(describedBy(control).at(-1) ?? '')?.textContent ?? '')
  // One message at a time: the server's summary heads the list.
  if (form && sentence) {
    found.querySelector('strong')?.replaceChildren(sentence.textContent)
    sentence.remove()
  }
  found.tabIndex = -1
  found.focus()
}

const isControl = (target: EventTarget | null): target is Control => target instanceof Element && 'validity' in target

const markedLike = ({ form, name }: Control) => form?.querySelector<HTMLElement>(`[aria-invalid][name="${name}"]`)

const describedBy = (element: Element) => element.getAttribute('aria-describedby')?.split(' ') ?? []

/** Fields of these types have one possible problem only. */
const ofType: Record<string, string> = { number: 'range', checkbox: 'tick', radio: 'choose', 'select-one': 'choose' }

function problemIn(control: Control, words: DOMStringMap): string {
  const problem = ofType[control.type] ?? (control.validity.valueMissing ? 'required' : 'malformed')
  const bound = (name: string) => control.getAttribute(name) ?? ''
  return (words[problem] ?? '').replace('{min}', bound('min')).replace('{max}', bound('max'))
}

/** Puts a list on top of a form, replacing the list of the previous attempt. */
function openList(list: HTMLElement, form: HTMLFormElement): HTMLElement {
  form.querySelector('[data-part]')?.remove()
  form.prepend(list)
  return list
}

function addTo(list: HTMLElement, control: Control, text: string): void {
  const legend = control.type === 'radio' ? control.closest('fieldset')?.firstChild : undefined
  const name = legend?.textContent ?? control.ariaLabel ?? control.labels?.[0]?.lastChild?.textContent
  const link = document.createElement('a')
  link.href = `#${control.id}`
  link.textContent = `${name}: ${text}`.replace('?: ', '? ')
  list.querySelector('ul')?.appendChild(document.createElement('li')).append(link)
}

function mark(control: Control, text: string, sentence: HTMLElement): void {
  control.setAttribute('aria-invalid', 'true')
  // A table has no room for a sentence: the list has it.
  if (control.closest('td')) return
  sentence.id = `${control.id}-problem`
  sentence.textContent = text
  control.setAttribute('aria-describedby', [...new Set([...describedBy(control), sentence.id])].join(' '))
  if (control.type === 'radio') control.closest('fieldset')?.append(sentence)
  else (control.closest('label') ?? control).after(sentence)
}

function unmark(control: Control): void {
  const marked = markedLike(control)
  marked?.removeAttribute('aria-invalid')
  // `aria-describedby` may still name the removed element.
  if (marked) document.getElementById(`${marked.id}-problem`)?.remove()
}
