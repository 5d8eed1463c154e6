import { importModules } from './load-page-modules.ts'

interface SmallModule {
  default(element: HTMLElement): void
}

/**
 * Loads the module that handles an event when the event first happens: `data-on-click="print"` calls the default export
 * of `print.ts` with that element. If the module of a link cannot be fetched, the link is followed.
 */
export function handleEvents(): void {
  for (const type of ['click', 'input', 'focusout', 'reset', 'postcode']) {
    addEventListener(type, (event: Event & Partial<MouseEvent>) => {
      const { target } = event
      const element = target instanceof Element && target.closest<HTMLElement>(`[data-on-${type}]`)
      if (!element) return
      if (element instanceof HTMLAnchorElement) {
        // With a modifier key the browser opens the link in a new tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
      }
      importModules(element.getAttribute(`data-on-${type}`) ?? '').then(
        ([module]) => (module as SmallModule).default(element),
        () => element instanceof HTMLAnchorElement && location.assign(element.href),
      )
    })
  }
}
