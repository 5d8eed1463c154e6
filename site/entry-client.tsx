import { type ComponentType, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './page.tsx'
import type { PageProps } from './page-data.ts'
import { reportErrors } from './report-errors.ts'

type View = ComponentType<{ data: never }>

function Hydrated({ view, props, onReady }: { view: View; props: PageProps; onReady: () => void }) {
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
 * Brings the page that the server rendered to life. Called once by the boot script, at the first sign of intent.
 * Inputs are uncontrolled, so what was typed before this moment stays.
 *
 * React goes about it in pieces, between which letters show, and hears of nothing before it is done: for whatever happens on a page
 * that is half its own it would do all of the rest at once, and what is pressed would wait (decision 0022).
 * @returns resolves when every control of the page answers
 */
export function hydrate(view: View): Promise<void> {
  reportErrors()
  const root = document.getElementById('page')
  const props = document.getElementById('page-props')?.textContent
  if (!root || !props) throw new Error('The page carries nothing to hydrate')
  return new Promise((resolve) => {
    const listen = listenLater(root)
    const onReady = () => {
      listen()
      resolve()
    }
    // Made out here: what throws within a transition is told to the window only, and the form would wait for ever.
    const page = <Hydrated view={view} props={JSON.parse(props) as PageProps} onReady={onReady} />
    startTransition(() => {
      hydrateRoot(root, page)
    })
  })
}
