import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { useModule } from './page-modules.ts'

interface IslandProps<Props extends object> {
  /** The component's module, `islands/<name>.tsx` of the application. */
  name: string
  component: ComponentType<Props>
  /** Plain JSON: the markup contains it for hydration in the browser. */
  props: Props
}

/**
 * A part of a page that React hydrates in the browser at the visitor's first touch (decision 30). Everything around it
 * stays plain HTML. The server renders it as a separate React root with unique ids, and the browser hydrates it with
 * the same ids. Context from outside does not reach the component: pass what it needs as props.
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
