import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { reportErrors } from './report-errors.ts'

/**
 * Hydrates an island in one task, so that no input arrives halfway. Inputs are uncontrolled, so typed text stays.
 *
 * If React cannot adopt the markup, because an extension or a translation has changed it, the server's elements are put
 * back with everything typed in them, and the island works as it does without script. The same happens when a component
 * throws later.
 * @param island an element rendered by `Island`
 * @param module has the component that the server rendered
 * @throws if React could not adopt the markup
 */
export function hydrate(island: HTMLElement, { default: Component }: { default: ComponentType<object> }): void {
  reportErrors()
  const original = [...island.childNodes]
  const focused = document.activeElement
  // React resets a textarea that came back from a submit without script.
  const typed = [...island.querySelectorAll('textarea')].map((field) => [field, field.value] as const)
  let failure: { cause: unknown } | undefined
  let settled = false

  const giveUp = () => {
    root?.unmount()
    island.replaceChildren(...original)
    delete island.dataset.island
    delete island.dataset.hydrated
  }
  const fail = (cause: unknown) => {
    failure ??= { cause }
    // React is still working on the root that failed.
    if (settled) queueMicrotask(giveUp)
  }

  let root: Root | undefined
  flushSync(() => {
    const props: object = JSON.parse(island.dataset.props ?? '{}')
    root = hydrateRoot(island, <Component {...props} />, {
      identifierPrefix: island.id,
      onRecoverableError: fail,
      onUncaughtError: (cause) => {
        reportError(cause)
        fail(cause)
      },
    })
  })
  settled = true
  if (failure) giveUp()
  else island.dataset.hydrated = ''
  for (const [field, text] of typed) if (field.value !== text) field.value = text
  if (failure) {
    if (focused instanceof HTMLElement && island.contains(focused)) focused.focus()
    throw failure.cause
  }
}
