import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { wakeIslands } from './islands.ts'

const Component = () => null

/** Stands in for React, and marks an island as `hydrate` does. */
const hydrate = vi.fn<(island: HTMLElement, module: unknown) => void>()

const modules = { form: ['/assets/hydrate.js', '/assets/form.js'], broken: ['/assets/hydrate.js', '/assets/broken.js'] }

const page = `
  <script id="modules" type="application/json">${JSON.stringify(modules)}</script>
  <p tabindex="0">Read me</p>
  <div data-island="form"><form data-replay=""><input><button name="send">Send</button></form></div>
  <div data-island="form"><form data-follows-postcode=""><input name="zipCode"><button>Start</button></form></div>
  <div data-island="broken"><button>Show</button></div>
  <div data-island="form"><input></div>`

const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]
const [message, desk, broken, last] = [0, 1, 2, 3]
const island = (index: number) => all('[data-island]')[index] as HTMLElement
const within = <E extends HTMLElement>(index: number, selector: string) => island(index).querySelector(selector) as E

const over = (pointerType: string) => new PointerEvent('pointerover', { pointerType, bubbles: true })
const key = () => new KeyboardEvent('keydown', { key: 'a', bubbles: true })

/** The hydrated islands, in this order. */
const hydrated = () => hydrate.mock.calls.map(([element]) => all('[data-island]').indexOf(element))

beforeAll(() => {
  // The modules at these addresses.
  vi.doMock('/assets/hydrate.js', () => ({ hydrate }))
  vi.doMock('/assets/form.js', () => ({ default: Component }))
})
beforeEach(() => {
  document.body.innerHTML = page
  hydrate.mockReset()
  hydrate.mockImplementation((element) => {
    element.dataset.hydrated = ''
  })
})

test('an island that has the focus when the script starts is hydrated', async () => {
  within(message, 'input').focus()
  wakeIslands()
  await expect.poll(hydrated).toEqual([message])
  expect(hydrate).toHaveBeenCalledWith(island(message), expect.objectContaining({ default: Component }))
})

test('reading and scrolling hydrate nothing', async () => {
  const [text] = all('p')
  text?.dispatchEvent(over('mouse'))
  text?.focus()
  text?.click()
  document.dispatchEvent(new Event('scroll'))
  within(desk, 'input').click()
  await expect.poll(hydrated).toEqual([desk])
})

test.each<[string, (field: HTMLElement) => void]>([
  ['a mouse above it', (field) => field.dispatchEvent(over('mouse'))],
  ['a pen above it', (field) => field.dispatchEvent(over('pen'))],
  ['the focus', (field) => field.focus()],
  ['a key', (field) => field.dispatchEvent(key())],
  ['a click', (field) => field.click()],
])('%s hydrates an island', async (_, touch) => {
  touch(within(desk, 'input'))
  await expect.poll(hydrated).toEqual([desk])
})

test('a field left before it was hydrated is left again afterwards', async () => {
  const field = within(desk, 'input')
  const left: boolean[] = []
  field.addEventListener('focusout', () => left.push('hydrated' in island(desk).dataset))
  field.focus()
  field.blur()
  await expect.poll(() => left).toEqual([false, true])
})

test('a touch hydrates nothing until it turns out to be a tap', async () => {
  within(desk, 'input').dispatchEvent(over('touch'))
  within(message, 'input').click()
  within(desk, 'input').click()
  await expect.poll(hydrated).toEqual([message, desk])
})

test('a sign of intent counts even if another listener stops its propagation', async () => {
  island(desk).addEventListener('keydown', (event) => event.stopPropagation())
  within(desk, 'input').dispatchEvent(key())
  await expect.poll(hydrated).toEqual([desk])
})

test('an island is hydrated only once', async () => {
  for (let count = 0; count < 5; count++) within(desk, 'input').dispatchEvent(key())
  within(message, 'input').click()
  await expect.poll(hydrated).toEqual([desk, message])
  within(desk, 'input').dispatchEvent(key())
  within(last, 'input').click()
  await expect.poll(hydrated).toEqual([desk, message, last])
})

test('a module is fetched once for many touches, and again after a failure', async () => {
  let fetches = 0
  vi.doMock('/assets/broken.js', () => {
    fetches += 1
    if (fetches === 1) throw new TypeError('Failed to fetch')
    return { default: Component }
  })
  for (let count = 0; count < 5; count++) within(broken, 'button').dispatchEvent(key())
  within(desk, 'input').click()
  await expect.poll(hydrated).toEqual([desk])
  expect(fetches).toBe(1)

  within(broken, 'button').dispatchEvent(key())
  await expect.poll(hydrated).toEqual([desk, broken])
  expect(fetches).toBe(2)
})

test('an island that follows the postcode is hydrated when one is copied to it from another form', async () => {
  const copied = () => new Event('postcode', { bubbles: true })
  within(message, 'input').dispatchEvent(copied())
  within(desk, 'input').dispatchEvent(copied())
  await expect.poll(hydrated).toEqual([desk])
})

test('a form submitted before hydration is submitted again after it, by the same button', async () => {
  const submitters: unknown[] = []
  hydrate.mockImplementation((element) => {
    element.dataset.hydrated = ''
    element.addEventListener('submit', (event) => {
      event.preventDefault()
      submitters.push(event.submitter)
    })
  })
  const button = within(message, 'button')
  button.click()
  expect(submitters).toEqual([])
  await expect.poll(() => submitters).toEqual([button])

  button.click()
  expect(submitters, 'React answers without a detour from now on').toEqual([button, button])
  within(desk, 'input').click()
  await expect.poll(hydrated).toEqual([message, desk])
  expect(submitters).toHaveLength(2)
})

test.each<[string, number, () => void]>([
  ['that is not to be replayed', desk, () => {}],
  ['whose island was given up', message, () => delete island(message).dataset.island],
  ['whose island cannot be hydrated', message, () => hydrate.mockImplementation(() => expect.fail())],
])('a form %s is sent by the browser, once and by its button', async (_, index, prepare) => {
  prepare()
  const senders: unknown[] = []
  const look = (event: SubmitEvent) => {
    if (!event.defaultPrevented) senders.push(event.submitter)
    event.preventDefault()
  }
  addEventListener('submit', look)
  within(index, 'button').click()
  await expect.poll(() => senders).toEqual([within(index, 'button')])
  removeEventListener('submit', look)
})
