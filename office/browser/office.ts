import { watchPasskeyForms } from './passkeys.ts'
import { watchShortcuts } from './shortcuts.ts'

watchPasskeyForms()
watchShortcuts()
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})
