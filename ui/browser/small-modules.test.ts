import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { handleEvents } from './small-modules.ts'

const handle = vi.fn<(element: HTMLElement) => void>()
const handled = () => handle.mock.calls.map(([element]) => element)

const page = `
  <script id="modules" type="application/json">{"here":["/assets/here.js"],"gone":["/assets/gone.js"]}</script>
  <a href="#followed" data-on-click="here"><b>Film</b></a>
  <a href="#followed-too" id="lost" data-on-click="gone">Film</a>
  <button id="print" data-on-click="here">Print</button>
  <button id="lost-print" data-on-click="gone">Print</button>
  <form data-on-input="here" data-on-reset="here"><input><button type="reset">Reset</button></form>`

const find = (selector: string) => document.querySelector(selector) as HTMLElement

const click = (selector: string, keys: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  find(selector).dispatchEvent(event)
  return event
}

beforeAll(() => {
  // The module at this address; all other addresses are missing.
  vi.doMock('/assets/here.js', () => ({ default: handle }))
  handleEvents()
})
beforeEach(() => {
  handle.mockReset()
  history.replaceState(null, '', '/')
  document.body.innerHTML = page
})

test('a click in an element is handled by the module that it names, and its link is not followed', async () => {
  click('a b')
  await expect.poll(handled).toEqual([find('a')])
  expect(location.hash).toBe('')
})

test('input and reset of a form are handled too', async () => {
  find('input').dispatchEvent(new Event('input', { bubbles: true }))
  await expect.poll(handled).toEqual([find('form')])
  click('form button')
  await expect.poll(handled).toEqual([find('form'), find('form')])
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s, a link is left to the browser, and a button is still handled',
  async (key) => {
    expect(click('a', { [key]: true }).defaultPrevented).toBe(false)
    click('#print', { [key]: true })
    await expect.poll(handled).toEqual([find('#print')])
  },
)

test('a link is followed if its module cannot be fetched', async () => {
  expect(click('#lost').defaultPrevented).toBe(true)
  await expect.poll(() => location.hash).toBe('#followed-too')
})

test('a button whose module cannot be fetched does nothing', async () => {
  click('#lost-print')
  click('#print')
  await expect.poll(handled).toEqual([find('#print')])
})

test('a list of modules that cannot be read fails like a module that cannot be fetched', async () => {
  vi.resetModules()
  document.body.innerHTML = page.replace('>{', '>')
  const { importModules } = await import('./load-page-modules.ts')
  await expect(importModules('here')).rejects.toThrow(SyntaxError)
})
