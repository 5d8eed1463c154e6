import { watchMarkup } from './markup-toolbar.ts'

/** How long typing pauses before the preview follows it, in milliseconds. */
const pause = 500

watchMarkup()
const button = document.querySelector<HTMLButtonElement>('[formtarget]')
const frame = document.querySelector('iframe')
if (button?.form && frame) followTyping(button.form, button, frame)

/**
 * Shows in the preview what is typed, as its button does (R17.37). Each time a new frame loads below the one in sight,
 * which then goes: nothing flickers, and because the first address of a frame is not in the history, Back leaves the
 * page.
 */
function followTyping(form: HTMLFormElement, button: HTMLButtonElement, first: HTMLIFrameElement): void {
  const unsaved = document.querySelector<HTMLElement>('[data-unsaved]')
  let shown = first
  let coming: HTMLIFrameElement | undefined
  let waiting: ReturnType<typeof setTimeout>
  let count = 0

  function show() {
    coming?.remove()
    const frame = first.cloneNode() as HTMLIFrameElement
    frame.removeAttribute('src')
    count += 1
    frame.name = `${first.name}-${count}`
    button.formTarget = frame.name
    frame.addEventListener('load', () => {
      // The blank page that each frame begins with can be read; one of the website cannot.
      if (frame !== coming || frame.contentDocument) return
      shown.remove()
      shown = frame
      coming = undefined
    })
    shown.before(frame)
    coming = frame
    form.requestSubmit(button)
  }

  button.hidden = true
  form.addEventListener('input', () => {
    if (unsaved) unsaved.hidden = false
    clearTimeout(waiting)
    waiting = setTimeout(show, pause)
  })
  // By then the browser has filled in again what was typed before going away.
  addEventListener('pageshow', () => {
    if (unsaved && [...form.elements].some(isChanged)) unsaved.hidden = false
    if (!first.src || unsaved?.hidden === false) show()
  })
}

const isChanged = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue
