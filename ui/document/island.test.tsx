import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './island.tsx'
import { PageModules } from './page-modules.ts'

interface GreetingProps {
  name: string
  title?: string | undefined
}
const Greeting = ({ name }: GreetingProps) => <p>{name}</p>

/** The island as a browser reads it. */
function served(props: GreetingProps) {
  const html = renderToStaticMarkup(<Island name="greeting" component={Greeting} props={props} />)
  const [island, ...others] = parseFragment(html).childNodes as DefaultTreeAdapterTypes.Element[]
  expect(others, 'nothing of the island is outside of it').toEqual([])
  const attributes = Object.fromEntries(island?.attrs.map(({ name, value }) => [name, value]) ?? [])
  return { html, attributes, content: island?.childNodes ?? [] }
}

test('the page has the component as it looks without script, in an element that names its module', () => {
  const { html, attributes } = served({ name: 'Ada' })
  expect(html).toContain('<p>Ada</p></div>')
  expect(attributes['data-island']).toBe('greeting')
  expect(attributes.id).toMatch(/\S/)
})

test.each([
  `It's "quoted" & 'quoted'`,
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'Zoë · 𝄞 · \u2028 · \n · \\ · &amp; · \u00a0',
])('the browser reads the props that the server gave: %j', (name) => {
  const { attributes, content } = served({ name })
  expect(JSON.parse(attributes['data-props'] ?? '')).toEqual({ name })
  expect(content.map(({ nodeName }) => nodeName)).toEqual(['p'])
})

test('undefined props are left out of the payload', () => {
  expect(served({ name: 'Ada', title: undefined }).attributes['data-props']).toBe('{"name":"Ada"}')
})

test('the page lists the module of each of its islands once', () => {
  const modules = new Set<string>()
  renderToStaticMarkup(
    <PageModules value={modules}>
      <Island name="greeting" component={Greeting} props={{ name: 'Ada' }} />
      <Island name="greeting" component={Greeting} props={{ name: 'Grace' }} />
      <Island name="farewell" component={Greeting} props={{ name: 'Ada' }} />
    </PageModules>,
  )
  expect([...modules]).toEqual(['greeting', 'farewell'])
})
