import { beforeEach, expect, test, vi } from 'vitest'

/** The requests to the server, which are answered by hand. */
let requests: Server[] = []

class Server {
  status = 0
  responseURL = ''
  responseXML: Document | null = null
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  asked = ''
  abort = vi.fn()
  open(method: string, address: string) {
    this.asked = `${method} ${address}`
  }
  send(body: URLSearchParams) {
    this.asked += ` ${body}`
    requests.push(this)
  }
  answer(page: string, status = 200) {
    this.status = status
    this.responseURL = 'http://localhost:3000/estimate?short=yes#rooms'
    this.responseXML = new DOMParser().parseFromString(page, 'text/html')
    this.onload?.()
  }
}

const first = { method: 'get', size: 20, rooms: ['kitchen'], wrong: false, price: '€ 100' }

/** The page of a home, as the server renders it. */
const page = ({ method, size, rooms, wrong, price } = first) => `
  <a data-fresh="order" href="#order-${size}">Order now</a>
  <form method="${method}" action="/estimate">
    <button name="refresh" value="yes">Enter</button>
    <select name="packageId"><option value="gs" selected>gs</option><option value="ms">ms</option></select>
    <input name="zipCode" value="" data-fresh="postcode" ${wrong ? 'aria-invalid="true"' : ''}>
    <div role="status" data-fresh="postcode-problem">${wrong ? '<p>Enter it</p>' : ''}</div>
    <div data-fresh="home">
      ${size > 99 ? '<p class="large">Large</p>' : ''}
      <input type="number" name="size" min="1" value="${size}">
      <button name="fewer" value="size">−</button><button name="more" value="size">+</button>
      <input type="radio" name="level" value="1"><input type="radio" name="level" value="2" checked>
      <details><summary>Rooms</summary><ol>
        ${rooms.map((room, at) => `<li><input name="type" value="${room}"><button name="remove" value="${at}">×</button></li>`).join('')}
      </ol><button name="add" value="bath">+ bath</button></details>
    </div>
    <button>Go on</button>
    <div data-fresh="result">
      <p role="alert" hidden data-failed="">Failed <button name="refresh" value="yes">Again</button></p>
      <div role="status"><p>${price}</p></div>
    </div>
  </form>`

const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector(selector) as E
const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)]
const fire = (field: HTMLElement, ...types: string[]) => {
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Types into a field that has the focus. */
function type(name: string, value: string) {
  const field = find(`[name=${name}]`)
  field.focus()
  field.value = value
  fire(field, 'input')
  return field
}
const press = (selector: string) => {
  find(selector).focus()
  find(selector).click()
}
const pause = () => vi.advanceTimersByTime(150)
const last = () => requests.at(-1) as Server
const asked = () => requests.map((request) => request.asked)
const price = () => find('[data-fresh=result] [role=status]').textContent
const rooms = () => all('[name=type]').map(({ value }) => value)

async function open(home: Partial<typeof first> = {}, before: () => void = () => {}) {
  document.body = document.createElement('body')
  document.body.innerHTML = page({ ...first, ...home })
  before()
  vi.resetModules()
  const { hydrate } = await import('./follow-home.ts')
  hydrate(find<HTMLFormElement>('form'))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('XMLHttpRequest', Server)
  history.replaceState(null, '', '/estimate')
  requests = []
})

test('what is typed is asked for once, after a pause, and what comes of it is taken over', async () => {
  await open()
  pause()
  expect(asked(), 'a touch alone asks nothing').toEqual([])
  const status = find('[data-fresh=result] [role=status]')
  type('size', '3')
  type('size', '30')
  vi.advanceTimersByTime(149)
  expect(requests).toHaveLength(0)
  pause()
  const query = 'packageId=gs&zipCode=&size=30&level=2&type=kitchen'
  expect(asked()).toEqual([`get http://localhost:3000/estimate?${query} ${query}`])
  last().answer(page({ ...first, size: 30, price: '€ 120' }))
  expect(status.textContent, 'in the same live region').toBe('€ 120')
  expect(find<HTMLAnchorElement>('a').getAttribute('href')).toBe('#order-30')
  expect(location.pathname + location.search + location.hash).toBe('/estimate?short=yes')
  expect(document.activeElement).toBe(find('[name=size]'))
})

test('rooms are updated in place once a figure is complete: open folds, a press in progress and the focus stay', async () => {
  await open()
  find<HTMLDetailsElement>('details').open = true
  const size = type('size', '120')
  pause()
  last().answer(page({ ...first, size: 120, rooms: ['kitchen', 'hall'], price: '€ 300' }))
  expect([rooms(), price()]).toEqual([['kitchen'], '€ 300'])
  const [more] = all('[name=more]')
  more?.focus()
  fire(size, 'change')
  expect(rooms()).toEqual(['kitchen', 'hall'])
  expect(find('.large').nextElementSibling).toBe(size)
  expect(document.activeElement).toBe(more)
  expect(find<HTMLDetailsElement>('details').open).toBe(true)
  pause()
  expect(requests, 'it had been asked for').toHaveLength(1)
})

test('fields say what the server understood, changed or not', async () => {
  await open({ size: 120 })
  find('[name=level][value="1"]').checked = true
  fire(find('[name=level]'), 'input', 'change')
  const size = type('size', '-5')
  fire(size, 'change')
  pause()
  last().answer(page({ ...first, size: 20 }))
  expect([size.value, find('[name=level]:checked').value]).toEqual(['20', '2'])
  expect(document.querySelector('.large')).toBeNull()
})

test('an answer that newer words have overtaken is dropped', async () => {
  await open()
  type('size', '30')
  pause()
  const overtaken = last()
  type('size', '40')
  overtaken.answer(page({ ...first, price: '€ 120' }))
  expect(price()).toBe('€ 100')
  pause()
  expect(overtaken.abort).toHaveBeenCalled()
  expect(asked()).toHaveLength(2)
  last().answer(page({ ...first, price: '€ 140' }))
  expect(price()).toBe('€ 140')
})

test('a postcode is judged while it is typed, and stays as typed; one that the visit remembers is followed', async () => {
  await open()
  const zipCode = type('zipCode', ' 1')
  pause()
  last().answer(page({ ...first, wrong: true }))
  expect([zipCode.value, zipCode.getAttribute('aria-invalid')]).toEqual([' 1', 'true'])
  expect(find('[data-fresh=postcode-problem]').textContent).toBe('Enter it')
  zipCode.value = '2000'
  fire(zipCode, 'postcode')
  pause()
  last().answer(page())
  expect([zipCode.value, zipCode.hasAttribute('aria-invalid')]).toEqual(['2000', false])
  expect(find('[data-fresh=postcode-problem]').textContent).toBe('')
})

test('a link to ordering waits for the answer to what is typed; without one, it is followed as it is', async () => {
  await open()
  type('size', '30')
  press('a')
  expect(location.hash).toBe('')
  last().answer(page({ ...first, size: 30 }))
  expect(location.hash).toBe('#order-30')
  press('a')
  expect(requests, 'it says what the form does').toHaveLength(1)
  location.hash = ''
  type('size', '40')
  press('a')
  last().onerror?.()
  expect(location.hash).toBe('#order-30')
})

test('input from before the script loaded is kept, and quick presses of a step all count', async () => {
  await open({}, () => {
    find('[name=size]').value = '44'
  })
  for (const step of ['more', 'more', 'more', 'fewer']) press(`[name=${step}]`)
  pause()
  expect(asked()).toEqual([expect.stringContaining('size=46')])
})

test('a room is added once, even if its button is pressed again or something is typed before the answer', async () => {
  await open()
  press('[name=add]')
  press('[name=add]')
  type('size', '30')
  last().answer(page({ ...first, rooms: ['kitchen', 'bath'] }))
  pause()
  expect(asked()).toEqual([expect.stringMatching('add=bath'), expect.stringMatching(/size=30.*add=bath/)])
})

test('the focus goes to an added room, from a removed one to that in its place or the last, and to a postcode that is missing', async () => {
  await open({ rooms: ['kitchen', 'hall'] })
  press('[name=add]')
  last().answer(page({ ...first, rooms: ['kitchen', 'hall', 'bath'] }))
  expect(document.activeElement).toBe(all('[name=type]').at(-1))
  press('[name=remove]')
  last().answer(page({ ...first, rooms: ['hall', 'bath'] }))
  expect([document.activeElement, rooms()]).toEqual([find('[name=remove]'), ['hall', 'bath']])
  press('li:last-child [name=remove]')
  last().answer(page({ ...first, rooms: ['hall'] }))
  expect(document.activeElement).toBe(find('[name=remove]'))
  press('[name=refresh]')
  last().answer(page({ ...first, wrong: true }))
  expect(document.activeElement).toBe(find('[name=zipCode]'))
})

test.each<[string, (request: Server) => void]>([
  ['is an error', (request) => request.answer('', 503)],
  ['does not come', (request) => request.onerror?.()],
  ['takes too long', (request) => request.ontimeout?.()],
])('an answer that %s is reported, and the button beside that tries again', async (_, happen) => {
  await open()
  type('size', '30')
  pause()
  happen(last())
  expect([find('[data-failed]').hidden, price()]).toEqual([false, '€ 100'])
  expect(location.search).toBe('')
  press('[data-failed] button')
  expect(requests).toHaveLength(2)
  last().answer(page({ ...first, size: 30, price: '€ 120' }))
  expect([find('[data-failed]').hidden, price()]).toEqual([true, '€ 120'])
})

test('a step of an order is sent by its own button alone', async () => {
  await open({ method: 'post' })
  type('size', '30')
  pause()
  expect(asked()).toEqual([expect.stringMatching(/^post .*\/estimate packageId.*refresh=yes$/)])
  const sent = new SubmitEvent('submit', { submitter: find('button:not([name])'), cancelable: true })
  expect([find('form').dispatchEvent(sent), requests.length]).toEqual([true, 1])
})
