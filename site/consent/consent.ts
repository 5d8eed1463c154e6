/**
 * Asks for consent to analytics, and counts visits after a yes (R12.1). Only sites with analytics load this module.
 * Before a yes and after a no, nothing is requested from Google and nothing but the choice is stored.
 */
import type { Language } from '../../domain/language.ts'
import type { VisitEvent } from '../../ui/browser/events.ts'
import { type Answer, choicesIn } from './consent-choice.ts'
import { googleTag } from './google-tag.ts'
import { watchVisitor } from './watch-visitor.ts'
import './consent-banner.module.css'

const { lang } = document.documentElement

function start(banner: HTMLElement) {
  const { measurementId = '', tagOrigin = '' } = banner.dataset
  const tag = googleTag({ id: measurementId, tagOrigin })
  const choices = choicesIn(storage(), () => new Date())

  /** Applies the latest choice, from this tab or another. Returns whether visits may be counted. */
  function applyChoice(): boolean {
    const granted = choices.read()?.statistics === 'granted'
    if (granted) tag.grant()
    else tag.deny()
    return granted
  }

  const sent = new WeakSet<VisitEvent>()
  function forward(event: VisitEvent) {
    if (sent.has(event) || !applyChoice()) return
    sent.add(event)
    tag.send(event)
  }
  window.dataLayer ??= []
  const events = window.dataLayer
  events.push = (...added) => {
    for (const event of added) forward(event)
    return Array.prototype.push.apply(events, added)
  }
  for (const event of events) forward(event)
  watchVisitor(lang as Language)

  let opener: HTMLElement | undefined
  function close() {
    banner.hidden = true
    const next = opener ?? document.getElementById('content')
    next?.focus({ preventScroll: true })
    opener = undefined
  }
  const choose = (answer: Answer) => {
    choices.keep(answer)
    applyChoice()
    // Only the view of the current page counts among the events before the yes.
    const view = events.findLast(({ event }) => event === 'page_view')
    if (view) forward(view)
    close()
  }
  const refresh = () => {
    banner.hidden = choices.read() !== undefined
    applyChoice()
  }

  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element && target.closest('button')?.value
    if (answer === 'granted' || answer === 'denied') choose(answer)
  })
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && choices.read()) close()
  })
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-consent]')
    if (!button) return
    opener = button
    showCurrentChoice()
    banner.hidden = false
    document.getElementById('consent-title')?.focus()
  })
  function showCurrentChoice() {
    const choice = choices.read()
    const line = banner.querySelector<HTMLElement>('[data-present]')
    if (!line || !choice) return
    // Spelt out: the module that knows locales would double the size of this one.
    const locale = lang === 'en' ? 'en-GB' : 'nl-NL'
    const date = new Date(choice.at).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Brussels' })
    line.textContent = (banner.dataset[choice.statistics] ?? '').replace('{date}', date)
    line.hidden = false
  }
  addEventListener('storage', refresh)
  addEventListener('pageshow', ({ persisted }) => persisted && refresh())
  refresh()
}

/** The storage for the choice. Undefined if the browser forbids it. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

const begin = () => {
  const banner = document.getElementById('consent')
  if (banner) start(banner)
}
// A prerendered page waits until it is shown: before that there is no one to ask and nothing to count.
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', begin)
else begin()
