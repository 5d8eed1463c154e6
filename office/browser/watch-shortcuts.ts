const setting = 'shortcuts'
const sequenceMs = 1500

/**
 * Presses what `data-keys` names when someone types those keys outside of a field: `g d`, or one letter. `?` shows the
 * list of them, which has the switch to turn them off (WCAG 2.1.4).
 */
export function watchShortcuts(): void {
  const list = document.getElementById('shortcuts')
  const enabled = document.querySelector<HTMLInputElement>('[data-shortcuts-switch]')
  if (!list || !enabled) return
  enabled.checked = localStorage.getItem(setting) !== 'off'
  enabled.addEventListener('change', () => localStorage.setItem(setting, enabled.checked ? 'on' : 'off'))

  let typed: string[] = []
  let lastAt = 0
  document.addEventListener('keydown', (event) => {
    if (!enabled.checked || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
    if (event.key === '?') return list.togglePopover()
    typed = event.timeStamp - lastAt < sequenceMs ? [...typed.slice(-1), event.key] : [event.key]
    lastAt = event.timeStamp
    const target = find(typed.join(' ')) ?? find(event.key)
    if (!target) return
    event.preventDefault()
    typed = []
    if (isField(target)) target.focus()
    else target.click()
  })
}

const find = (keys: string) => document.querySelector<HTMLElement>(`[data-keys="${CSS.escape(keys)}"]`)

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
