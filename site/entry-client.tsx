import { type ComponentType, useEffect } from 'react'
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
 * Brings the page that the server rendered to life. Called once by the boot script, at the first sign of intent.
 * Inputs are uncontrolled, so what was typed before this moment stays.
 * @returns resolves when every control of the page answers
 */
export function hydrate(view: View): Promise<void> {
  reportErrors()
  const root = document.getElementById('page')
  const props = document.getElementById('page-props')?.textContent
  if (!root || !props) throw new Error('The page carries nothing to hydrate')
  return new Promise((resolve) => {
    hydrateRoot(root, <Hydrated view={view} props={JSON.parse(props) as PageProps} onReady={resolve} />)
  })
}
