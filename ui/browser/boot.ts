/**
 * The only script a visitor who reads will ever run (decision 0020). It counts the page view, fetches and hydrates React at the
 * first sign of intent, keeps a postcode for the visit, and tells the header that the page is scrolled.
 */
import type {} from '../../site/analytics/events.ts'

interface Client {
  hydrate(view: unknown): Promise<void>
}

const root = document.documentElement

// Back and forward keep the referrer of the first visit: the page before is then the entry that was left. One of another
// site stays unknown.
const pageBefore = () => {
  const { activation } = window.navigation ?? {}
  return activation?.navigationType === 'traverse' ? (activation.from?.url ?? '') : document.referrer
}

window.dataLayer ??= []
const countPageView = () => {
  window.dataLayer?.push({
    event: 'page_view',
    page_title: document.title,
    page_location: location.href,
    page_referrer: pageBefore(),
  })
}

/** Swaps "open until 18:00" for what comes next in a page that was rendered, or left lying, before that moment. */
const tellOpening = () => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if (Date.now() >= Number(element.dataset.until)) element.textContent = element.dataset.afterwards ?? ''
  }
}

const tellScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 4)
addEventListener('scroll', tellScrolled, { passive: true })
// A page may begin scrolled.
tellScrolled()

// A postcode typed once is there in the other forms of the visit (WCAG 3.3.7). Storage may be forbidden: then it is not kept.
const isPostcode = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'zipCode'
const fillPostcodes = (zipCode: string, except?: HTMLInputElement) => {
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=zipCode]')) {
    if (input === except || (!except && input.value) || input.value === zipCode) continue
    input.value = zipCode
    // What a form shows of the former code has to go. No `input`, for nobody typed here: each form would ask for an estimate.
    input.dispatchEvent(new Event('postcode', { bubbles: true }))
  }
}
addEventListener('input', ({ target }) => {
  if (!isPostcode(target)) return
  fillPostcodes(target.value, target)
  try {
    sessionStorage.zipCode = target.value
  } catch {}
})
const recallPostcode = () => {
  try {
    const typed = document.querySelector<HTMLInputElement>('[name=zipCode]')?.value
    if (typed) sessionStorage.zipCode = typed
    else if (sessionStorage.zipCode) fillPostcodes(sessionStorage.zipCode)
  } catch {}
}

// What was typed in a message survives a reload of the tab.
addEventListener('input', ({ target }) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>('[data-draft]')
  if (!form) return
  try {
    sessionStorage[`draft:${form.dataset.draft}`] = JSON.stringify([...new FormData(form)])
  } catch {}
})
const recallDrafts = () => {
  try {
    // A form that was sent in the way without script has left its draft behind.
    if (document.getElementById('sent')) {
      sessionStorage.removeItem(`draft:${sessionStorage.sent}`)
      sessionStorage.removeItem('sent')
    }
  } catch {}
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) {
    try {
      for (const [name, value] of JSON.parse(sessionStorage[`draft:${form.dataset.draft}`] ?? '[]')) {
        const field = form.elements.namedItem(name)
        const typable =
          field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'hidden')
        if (typable && !field.value) field.value = value
        // A box without a value of its own is a consent, which is given anew.
        for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox][value]'))
          if (box.name === name && box.value === value) box.checked = true
      }
    } catch {}
  }
}

// On paper all is open, for which Chrome before 131, Safari before 18.4 and Firefox before 143 know no style. Without a name one does
// not close the other.
if (!CSS.supports('selector(::details-content)')) {
  let opened: (readonly [HTMLDetailsElement, string])[] = []
  addEventListener('beforeprint', () => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    opened = closed.map((details) => [details, details.getAttribute('name') ?? ''])
    for (const [details] of opened) {
      details.removeAttribute('name')
      details.open = true
    }
  })
  addEventListener('afterprint', () => {
    for (const [details, name] of opened) {
      details.open = false
      if (name) details.setAttribute('name', name)
    }
  })
}

const onShow = () => {
  countPageView()
  tellOpening()
}
const begin = () => {
  onShow()
  recallPostcode()
  recallDrafts()
}
// A page that was prerendered begins when its visitor comes, with what was typed until then.
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', begin)
else begin()
addEventListener('pageshow', (event) => event.persisted && onShow())

// Intent is a touch, a key or the focus in something that answers: reading and scrolling are not.
let client: Promise<void> | undefined
/** What was pressed or typed shows first (a menu, a letter): what fetching and running React costs comes after that frame. */
const afterNextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const hydrate = () => {
  client ??= afterNextFrame()
    .then(() => {
      const modules = document.getElementById('page-props')?.dataset.modules?.split(' ') ?? []
      return Promise.all(modules.map((module) => import(/* @vite-ignore */ module)))
    })
    .then(([entry, view]) => (entry as Client).hydrate(view.default))
    .then(() => root.setAttribute('data-hydrated', ''))
  // The next touch tries again.
  client.catch(() => {
    client = undefined
  })
  return client
}
const isHydrated = () => root.hasAttribute('data-hydrated')
// The menu and opening the modal are the browser's own affair.
const answering = (target: EventTarget | null) =>
  target instanceof Element && target.closest('#page :is(form,button:not([popovertarget],[command]))')
// A finger that comes down may be about to scroll; what it presses tells by focus or click.
for (const type of ['pointerover', 'focusin', 'keydown', 'click']) {
  addEventListener(
    type,
    (event) => {
      const isFinger = event instanceof PointerEvent && event.type === 'pointerover' && event.pointerType === 'touch'
      if (!isFinger && answering(event.target)) hydrate().catch(() => {})
    },
    { capture: true, passive: true },
  )
}
// Who was quicker than this script has the focus in a field, and may never touch another: a paste is no key.
if (answering(document.activeElement)) hydrate().catch(() => {})

// Safari before 26.2 and Firefox before 144 do not know what a button's `command` is: there it is done here.
const invoke = (button: Element) => {
  if ('commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement
  if (button.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}

// What is pressed before React has arrived is done when it is there; without it the form takes the way it has without script.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (isHydrated() || !form.hasAttribute('data-replay')) return
  event.preventDefault()
  hydrate().then(
    () => form.requestSubmit(event.submitter),
    () => {
      try {
        sessionStorage.sent = form.dataset.draft
      } catch {}
      form.submit()
    },
  )
})
addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  // Choosing a link closes the menu, also for who comes back to this page by the back button.
  target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover?.()
  const invoker = target.closest('button[command]')
  if (invoker) invoke(invoker)
  const control = target.closest<HTMLElement>(':is(a,button)[data-replay]')
  if (!control || isHydrated()) return
  // A link takes its own way only where the script does not arrive, or where another tab was asked for.
  const link = control instanceof HTMLAnchorElement
  if (link && (event.ctrlKey || event.metaKey || event.shiftKey)) return
  if (link) event.preventDefault()
  hydrate().then(
    () => control.click(),
    () => link && location.assign(control.href),
  )
})
