import { importModules } from './load-page-modules.ts'

/** Of React, which hydrates with the module of a component, or a small module that handles a form by itself. */
interface Hydrator {
  hydrate(island: HTMLElement, module: unknown): void
}

/** Waits until the browser has painted the input, so that fetching React does not delay it. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const waking = new WeakMap<HTMLElement, Promise<void>>()

/**
 * Fetches the modules of an island and hydrates it, once.
 * @returns resolves once hydrated; rejects if the island stays native or a module could not be fetched (the next touch
 *   retries)
 */
function wake(island: HTMLElement): Promise<void> {
  const known = waking.get(island)
  if (known) return known
  const woken = nextFrame()
    .then(() => importModules(island.dataset.island ?? ''))
    .then(([hydrator, module]) => (hydrator as Hydrator).hydrate(island, module))
  waking.set(island, woken)
  woken.catch(() => waking.delete(island))
  return woken
}

/** The island around an element, if it is not hydrated yet. */
const sleepingIsland = (target: EventTarget | null) =>
  target instanceof Element && target.closest<HTMLElement>('[data-island]:not([data-hydrated])')

const onIntent = (target: EventTarget | null, type?: string) => {
  const island = sleepingIsland(target)
  // A field left before its island was hydrated is left again afterwards, so that it says what is wrong with it.
  const leave = () => type === 'focusout' && (target as Element).dispatchEvent(new Event(type, { bubbles: true }))
  // The markup works without React. A component's own error has been sent to our server by then (R12.5).
  if (island) wake(island).then(leave).catch(console.warn)
}

/**
 * Hydrates each island at the first sign of intent: a pointer, a key or the focus in it, but not reading or scrolling.
 */
export function wakeIslands(): void {
  for (const type of ['pointerover', 'focusin', 'focusout', 'keydown', 'click']) {
    addEventListener(
      type,
      (event) => {
        // A finger may be about to scroll; a tap also fires focus or click.
        const isFinger = event.type === 'pointerover' && (event as PointerEvent).pointerType === 'touch'
        if (!isFinger) onIntent(event.target, event.type)
      },
      { capture: true },
    )
  }
  // An island that shows a result for a postcode follows the postcode typed in another form of the page.
  addEventListener('postcode', ({ target }) => {
    if ((target as Element).closest('[data-follows-postcode]')) onIntent(target)
  })
  // A field may have the focus already, and pasting fires no key event.
  onIntent(document.activeElement)

  // A form submitted before hydration is submitted again after it; natively, if its module cannot be loaded.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const island = form.hasAttribute('data-replay') && sleepingIsland(form)
    if (!island) return
    event.preventDefault()
    wake(island)
      .catch(() => form.removeAttribute('data-replay'))
      .then(() => form.requestSubmit(event.submitter))
  })
}
