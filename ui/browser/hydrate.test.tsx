import { useEffect, useId, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Island } from '../document/island.tsx'
import { hydrate } from './hydrate.tsx'

interface FormProps {
  label: string
  /** Whether the button breaks the component. */
  fragile?: boolean
}

const effects = { started: 0, stopped: 0 }

function Form({ label, fragile }: FormProps) {
  const id = useId()
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    effects.started += 1
    return () => {
      effects.stopped += 1
    }
  }, [])
  if (fragile && presses > 0) throw new Error('broken by a press')
  return (
    <form>
      <label htmlFor={id}>
        {label} {id}
      </label>
      <input id={id} name="firstName" />
      <textarea name="remark" defaultValue="from the server" />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
    </form>
  )
}

/** Puts a page with these islands in place, as the server sends it. */
function openPage(...islands: FormProps[]): HTMLElement[] {
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      {islands.map((props) => (
        <Island key={props.label} name="form" component={Form} props={props} />
      ))}
    </main>,
  )
  return [...document.querySelectorAll<HTMLElement>('[data-island]')]
}

function openIsland(props: FormProps): HTMLElement {
  const [island] = openPage(props)
  if (!island) throw new Error('no island')
  return island
}

const find = <E extends HTMLElement>(island: HTMLElement, selector: string) => island.querySelector(selector) as E

/** Fills in a form as a visitor does. */
function write(island: HTMLElement): void {
  find<HTMLInputElement>(island, 'input').value = 'Ada'
  find<HTMLTextAreaElement>(island, 'textarea').value = 'Three rooms'
  find(island, 'textarea').focus()
}

/** The values of the fields, and the focused one. */
const written = (island: HTMLElement) => ({
  firstName: find<HTMLInputElement>(island, 'input').value,
  remark: find<HTMLTextAreaElement>(island, 'textarea').value,
  focused: document.activeElement?.getAttribute('name'),
})
const asWritten = { firstName: 'Ada', remark: 'Three rooms', focused: 'remark' }

/** Changes a form as a browser extension does. */
const change = (island: HTMLElement) => find(island, 'input').before(document.createElement('b'))

const isSleeping = (island: HTMLElement) => !('hydrated' in island.dataset)
const isNative = (island: HTMLElement) => isSleeping(island) && !('island' in island.dataset)

const silence = () => {
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault())
  addEventListener('error', reported, { once: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return reported
}

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(effects, { started: 0, stopped: 0 })
})
Object.assign(navigator, { sendBeacon: () => true })

test('a hydrated island is interactive, with the server’s elements', async () => {
  const island = openIsland({ label: 'Name' })
  const [form, button] = [find(island, 'form'), find(island, 'button')]
  hydrate(island, { default: Form as never })
  expect(isSleeping(island)).toBe(false)
  button.click()
  await expect.poll(() => button.textContent).toBe('Pressed 1 times')
  expect(find(island, 'form')).toBe(form)
})

test('text and focus survive hydration', () => {
  const island = openIsland({ label: 'Name' })
  write(island)
  hydrate(island, { default: Form as never })
  expect(written(island)).toEqual(asWritten)
})

test('each island has its own ids, which hydration keeps', () => {
  const islands = openPage({ label: 'One' }, { label: 'Two' })
  const ids = () => islands.flatMap((island) => [find(island, 'label').getAttribute('for'), find(island, 'input').id])
  const before = ids()
  for (const island of islands) hydrate(island, { default: Form as never })
  expect(ids()).toEqual(before)
  expect(new Set([...islands.map(({ id }) => id), ...before]).size, 'two islands, a field in each').toBe(4)
})

test('an island with changed markup keeps its elements, text and focus, and works natively', () => {
  const island = openIsland({ label: 'Name' })
  change(island)
  write(island)
  const elements = [...island.querySelectorAll('*')]
  expect(() => hydrate(island, { default: Form as never })).toThrow(/hydrat/i)
  expect([...island.querySelectorAll('*')]).toEqual(elements)
  expect(written(island)).toEqual(asWritten)
  expect(isNative(island)).toBe(true)
  expect(effects.stopped, 'nothing of React is left running').toBe(effects.started)
})

test('an island whose component throws during hydration keeps its elements, and the error is reported', () => {
  const island = openIsland({ label: 'Name' })
  const reported = silence()
  write(island)
  const Broken = () => {
    throw new Error('broken from the start')
  }
  expect(() => hydrate(island, { default: Broken })).toThrow('broken from the start')
  expect(written(island)).toEqual(asWritten)
  expect(isNative(island)).toBe(true)
  expect(reported.mock.lastCall?.[0].message).toContain('broken from the start')
})

test('an island whose component throws later gets its elements and text back, works natively, and the error is reported', async () => {
  const island = openIsland({ label: 'Name', fragile: true })
  hydrate(island, { default: Form as never })
  write(island)
  const reported = silence()
  find(island, 'button').click()
  await expect.poll(() => isNative(island)).toBe(true)
  expect(written(island)).toMatchObject({ firstName: 'Ada', remark: 'Three rooms' })
  expect(reported.mock.lastCall?.[0].message).toContain('broken by a press')
  expect(effects.stopped).toBe(effects.started)
})
