import { act, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hydrate } from '../ui/browser/hydrate.tsx'
import { Island } from '../ui/document/island.tsx'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
// `act` applies all effects of an event before the test continues.
globalThis.IS_REACT_ACT_ENVIRONMENT = true

/** Puts an island on the page as the server sends it. */
function serveIsland<Props extends object>(component: ComponentType<Props>, props: Props): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<Island name="island" component={component} props={props} />)
  return document.querySelector('[data-island]') as HTMLElement
}

/**
 * Puts an island on the page as the server sends it, and hydrates it.
 * @param beforeReact runs before hydration
 */
export async function openIsland<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  beforeReact: (island: HTMLElement) => void = () => {},
): Promise<HTMLElement> {
  const island = serveIsland(component, props)
  beforeReact(island)
  await act(async () => hydrate(island, { default: component as ComponentType<object> }))
  return island
}

/** Focuses a field and replaces what is in it, with the event of a key press or a paste. */
export const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    field.focus()
    field.value = text
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

/** Clicks a button, link or box. */
export const press = (control: HTMLElement) =>
  act(async () => {
    control.focus()
    control.click()
  })

/** The accessible description of a field. */
export const descriptionOf = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
