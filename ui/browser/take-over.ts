/**
 * Takes over the parts of a newer page with `data-fresh`, but none in which a field is being typed in: figures and
 * rooms of a home change each other, and only once a change is complete. Such a field itself can turn out to be wrong.
 */
export function takeOverFresh(page: Document, typing: EventTarget | null): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const fresh = page.querySelector(`[data-fresh="${place.dataset.fresh}"]`)
    const isTypedIn = place !== typing && place.contains(typing as Node | null)
    if (fresh && !isTypedIn) takeOver(place, fresh)
  }
}

/** Moves the focus to a room that was added, from one that is gone, or to what is wrong. */
export function moveFocus(form: HTMLFormElement, { name, isConnected }: HTMLButtonElement): void {
  const last = (selector: string) => [...form.querySelectorAll<HTMLElement>(selector)].at(-1)?.focus()
  if (name === 'add') last('[name=type]')
  else if (!isConnected) last(`[name=${name}]`)
  else if (name === 'refresh') last('[aria-invalid]')
}

/**
 * Makes an element what the same element of a newer page is. Whatever is alike stays, and with it the focus, what is
 * open, and what a finger is on.
 * @param fresh stays as it is
 */
function takeOver(shown: Element, fresh: Element): void {
  takeOverAttributes(shown, fresh)
  const [old, next] = [[...shown.childNodes], [...fresh.childNodes]]
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start < shorter && areAlike(old[start], next[start])) start++
  let end = 0
  while (end < shorter - start && areAlike(old.at(-1 - end), next.at(-1 - end))) end++
  const following = old[old.length - end] ?? null
  for (const node of old.slice(start, old.length - end)) node.remove()
  for (const node of next.slice(start, next.length - end)) shown.insertBefore(node.cloneNode(true), following)
  for (let at = 0; at < start; at++) takeOverNode(old[at], next[at])
  for (let at = 1; at <= end; at++) takeOverNode(old.at(-at), next.at(-at))
}

const kindOf = (node: Node | undefined) =>
  node instanceof Element ? `${node.tagName} ${node.getAttribute('class')}` : node?.nodeType

const areAlike = (one: Node | undefined, other: Node | undefined) => kindOf(one) === kindOf(other)

function takeOverAttributes(shown: Element, fresh: Element): void {
  for (const { name } of [...shown.attributes]) {
    // The visitor opens and closes details.
    if (name !== 'open' && !fresh.hasAttribute(name)) shown.removeAttribute(name)
  }
  for (const { name, value } of fresh.attributes) {
    if (name !== 'open' && shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  }
}

function takeOverNode(shown: Node | undefined, fresh: Node | undefined): void {
  if (shown instanceof Element && fresh instanceof Element) takeOver(shown, fresh)
  else if (shown && fresh && shown.nodeValue !== fresh.nodeValue) shown.nodeValue = fresh.nodeValue
  // A field that was changed no longer follows its attributes.
  if (shown instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) shown.value = fresh.value
  if (!(shown instanceof HTMLInputElement && fresh instanceof HTMLInputElement)) return
  if (shown.value !== fresh.value) shown.value = fresh.value
  shown.checked = fresh.checked
}
