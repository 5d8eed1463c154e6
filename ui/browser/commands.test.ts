import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { handleCommands } from './commands.ts'

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E
const click = (selector: string) => find<HTMLElement>(selector).click()

const dialogPage = `
  <button command="show-modal" commandfor="business"><b>Business?</b></button>
  <dialog id="business"><button command="close" commandfor="business">Close</button></dialog>`

const menuPage = `
  <div popover id="menu"><a href="#here"><b>Here</b></a><p>Menu</p></div>
  <a href="#there" id="outside">There</a>`

const questionPage = `
  <details name="faq" open><summary>One</summary><div id="one">1</div></details>
  <details name="faq"><summary>Two</summary><div id="two"><p>2</p></div></details>`

const hidePopover = vi.fn()
const scrollIntoView = vi.fn()

beforeAll(() => {
  // jsdom has neither modal dialogs, popovers nor a layout.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  HTMLElement.prototype.hidePopover = hidePopover
  Element.prototype.scrollIntoView = scrollIntoView
  handleCommands()
})
beforeEach(() => {
  location.hash = ''
  vi.clearAllMocks()
})

test('a button with a command opens and closes its dialog in browsers that do not do it', () => {
  document.body.innerHTML = dialogPage
  click('button b')
  expect(find<HTMLDialogElement>('dialog').open).toBe(true)
  click('dialog button')
  expect(find<HTMLDialogElement>('dialog').open).toBe(false)
})

test('a command is left to browsers that support it', () => {
  document.body.innerHTML = dialogPage
  Object.assign(find('button'), { commandForElement: find('dialog') })
  click('button')
  expect(find<HTMLDialogElement>('dialog').open).toBe(false)
})

test('the menu closes when one of its links is followed, and only then', () => {
  document.body.innerHTML = menuPage
  click('#menu p')
  click('#outside')
  expect(hidePopover).not.toHaveBeenCalled()
  click('#menu b')
  expect(hidePopover.mock.contexts).toEqual([find('#menu')])
})

test('a link in the menu works in browsers without popovers', async () => {
  document.body.innerHTML = menuPage
  Object.assign(find('#menu'), { hidePopover: undefined })
  click('#menu a')
  await expect.poll(() => location.hash).toBe('#here')
})

test('a link into a closed answer opens it and scrolls to it', async () => {
  document.body.innerHTML = questionPage
  location.hash = '#two'
  await expect.poll(() => find<HTMLDetailsElement>('details:last-of-type').open).toBe(true)
  expect(scrollIntoView.mock.contexts).toEqual([find('details:last-of-type')])
})

test('a link to an open answer, without a target or malformed is left to the browser', () => {
  document.body.innerHTML = questionPage
  for (const hash of ['#one', '#nothing', '#50%-off']) {
    history.replaceState(null, '', hash)
    dispatchEvent(new Event('hashchange'))
  }
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(find<HTMLDetailsElement>('details:last-of-type').open).toBe(false)
})

test('an answer that the address names is open from the start, also where a reload left it closed', () => {
  document.body.innerHTML = questionPage
  location.hash = '#two'
  handleCommands()
  expect(find<HTMLDetailsElement>('details:last-of-type').open).toBe(true)
})
