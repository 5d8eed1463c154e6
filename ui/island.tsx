import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { useModule } from './page-modules.ts'

interface IslandProps<Props extends object> {
  /** Names the module of the component: `islands/<name>.tsx` of the application. */
  name: string
  component: ComponentType<Props>
  /** Plain JSON: it travels with the markup, and the browser hydrates from it. */
  props: Props
}

/**
 * A part of a page that React brings to life in the browser, at the visitor's first touch. Everything around it is HTML and stays
 * HTML. Rendered as a React root of its own, with ids that no other island of the page has; the browser hydrates with the same
 * ids. Context from outside does not reach the component: pass what it needs as props (decision 0030).
 */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  const id = useId()
  useModule(name)
  const html = renderToString(<Component {...props} />, { identifierPrefix: id })
  return (
    <div
      id={id}
      className="transparent"
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
