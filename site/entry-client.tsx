import { type ComponentType, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportErrors } from '../ui/browser/report-errors.ts'
import { Page } from './page.tsx'
import type { HydrationProps } from './page-data.ts'

type View = ComponentType<{ data: never }>

function Hydrated({ view, props, onReady }: { view: View; props: HydrationProps; onReady: () => void }) {
  useEffect(onReady, [onReady])
  return <Page view={view} props={props} />
}

/**
 * Lets nobody listen to `target` yet.
 * @returns lets those listen who have asked to meanwhile
 */
function listenLater(target: HTMLElement): () => void {
  const asked: Parameters<HTMLElement['addEventListener']>[] = []
  target.addEventListener = (...listener: (typeof asked)[number]) => void asked.push(listener)
  return () => {
    Reflect.deleteProperty(target, 'addEventListener')
    for (const listener of asked) target.addEventListener(...listener)
  }
}

/**
 * React writes the text of a field anew that a page has from a submit without script.
 * @returns puts back what was typed until then
 */
function keepTyped(root: HTMLElement): () => void {
  const typed = new Map([...root.querySelectorAll('textarea')].map((field) => [field, field.value]))
  const keep = ({ target }: Event) => target instanceof HTMLTextAreaElement && typed.set(target, target.value)
  addEventListener('input', keep, true)
  return () => {
    removeEventListener('input', keep, true)
    for (const [field, text] of typed) if (field.value !== text) field.value = text
  }
}

/**
 * Where an extension or a translation has changed the markup, React would render the page anew and lose its server parts. The page is
 * loaded again instead and then stays without React, as where that cannot be fetched; drafts survive.
 */
function giveUp(error: unknown): void {
  reportError(error)
  history.replaceState({ ...history.state, withoutReact: true }, '')
  location.reload()
}

/**
 * Brings the page that the server rendered to life. Called once by the boot script, at the first sign of intent.
 * Inputs are uncontrolled, so what was typed before this moment stays.
 *
 * React goes about it in pieces, between which letters show, and hears of nothing before it is done: for whatever happens on a page
 * that is half its own it would do all of the rest at once, and what is pressed would wait (decision 0022).
 * @returns resolves when every control of the page answers
 * @throws where the page has to go without React: nothing has been touched then
 */
export function hydrate(view: View): Promise<void> {
  const root = document.getElementById('page')
  const text = document.getElementById('page-props')?.textContent
  if (!root || !text) throw new Error('The page carries nothing to hydrate')
  // Browsers that translate a page put their words into elements of this kind.
  if (root.querySelector('font') || history.state?.withoutReact)
    throw new Error('The page is not as the server sent it')
  // Read out here: what throws within a transition is told to the window only, and the form would wait for ever.
  const props: HydrationProps = JSON.parse(text)
  reportErrors()
  return new Promise((resolve) => {
    const putBack = keepTyped(root)
    const listen = listenLater(root)
    const onReady = () => {
      listen()
      putBack()
      resolve()
    }
    startTransition(() => {
      const options = { onRecoverableError: giveUp, onUncaughtError: giveUp }
      hydrateRoot(root, <Hydrated view={view} props={props} onReady={onReady} />, options)
    })
  })
}
