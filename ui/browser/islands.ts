import type { ComponentType } from 'react'
import { importModules } from './page-modules.ts'

interface Hydrator {
  hydrate(island: HTMLElement, component: ComponentType<object>): void
}

interface IslandModule {
  default: ComponentType<object>
}

/** What was pressed or typed shows first: fetching and running React comes after that frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const waking = new WeakMap<HTMLElement, Promise<void>>()

/**
 * Fetches the modules of an island and hydrates it, once.
 * @returns resolves when the island answers; rejects where it stays as it works without script, or where a module could not be
 *   fetched: then the next touch tries again
 */
function wake(island: HTMLElement): Promise<void> {
  const known = waking.get(island)
  if (known) return known
  const woken = nextFrame()
    .then(() => importModules(island.dataset.island ?? ''))
    .then(([hydrator, module]) => (hydrator as Hydrator).hydrate(island, (module as IslandModule).default))
  waking.set(island, woken)
  woken.catch(() => waking.delete(island))
  return woken
}

/** The island around an element, while it sleeps. */
const sleepingIsland = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-hydrated])') : null

const onIntent = (target: EventTarget | null) => {
  const island = sleepingIsland(target)
  if (island) wake(island).catch(() => {})
}

/** Hydrates each island at the first sign of intent: a pointer, a key or the focus in it. Reading and scrolling are none. */
export function wakeIslands(): void {
  for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
    addEventListener(
      type,
      (event) => {
        // A finger that comes down may be about to scroll; a press shows by focus or click.
        const isFinger = event.type === 'pointerover' && (event as PointerEvent).pointerType === 'touch'
        if (!isFinger) onIntent(event.target)
      },
      { capture: true },
    )
  }
  // What is shown for a postcode follows one that was typed in another form of the page.
  addEventListener('postcode', ({ target }) => {
    if (target instanceof Element && target.closest('[data-follows-postcode]')) onIntent(target)
  })
  // A field may have the focus already, and pasting fires no key event.
  onIntent(document.activeElement)

  // A form submitted before React has come is submitted again when it has; without React it is posted natively.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const island = form.hasAttribute('data-replay') && sleepingIsland(form)
    if (!island) return
    event.preventDefault()
    wake(island).then(
      () => form.requestSubmit(event.submitter),
      () => form.submit(),
    )
  })
}
