/**
 * Asks whether visits may be counted, and counts them after a yes. Loaded by pages of a site that has something to ask, never
 * by others. Nothing of Google is requested, and nothing but the choice itself is stored, before a yes or after a no.
 */
import type { Language } from '../../domain/language.ts'
import type { VisitEvent } from '../../ui/browser/events.ts'
import { googleTag } from '../analytics/google-tag.ts'
import { watchVisitor } from '../analytics/watch-visitor.ts'
import { type Answer, choicesIn } from './choice.ts'
import './consent-banner.module.css'

const { lang } = document.documentElement

function start(banner: HTMLElement) {
  const { measurementId = '', tagOrigin = '' } = banner.dataset
  const tag = googleTag({ id: measurementId, tagOrigin })
  const choices = choicesIn(storage(), () => new Date())

  /** Does what was chosen last, here or in another tab. */
  function obey(): boolean {
    const granted = choices.read()?.statistics === 'granted'
    if (granted) tag.grant()
    else tag.deny()
    return granted
  }

  const sent = new WeakSet<VisitEvent>()
  function forward(event: VisitEvent) {
    if (sent.has(event) || !obey()) return
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
    obey()
    // Of what came before the yes only the page that is shown now is counted.
    const view = events.findLast(({ event }) => event === 'page_view')
    if (view) forward(view)
    close()
  }
  const refresh = () => {
    banner.hidden = choices.read() !== undefined
    obey()
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
    tellPresentChoice()
    banner.hidden = false
    document.getElementById('consent-title')?.focus()
  })
  function tellPresentChoice() {
    const choice = choices.read()
    const line = banner.querySelector<HTMLElement>('[data-present]')
    if (!line || !choice) return
    const date = new Date(choice.at).toLocaleDateString(lang, { dateStyle: 'long' })
    line.textContent = (banner.dataset[choice.statistics] ?? '').replace('{date}', date)
    line.hidden = false
  }
  addEventListener('storage', refresh)
  addEventListener('pageshow', ({ persisted }) => persisted && refresh())
  refresh()
}

/** Where the choice is remembered; undefined where the browser forbids it. */
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
// Before the visitor has come to a page that was prerendered there is nobody to ask and nothing to count.
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', begin)
else begin()
