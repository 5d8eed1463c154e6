import { watchBoard } from './board.ts'
import { watchLease } from './lease.ts'
import { watchLive } from './live.ts'
import { watchPasskeyForms } from './passkeys.ts'
import { watchShortcuts } from './shortcuts.ts'

watchPasskeyForms()
watchShortcuts()
watchLive()
watchLease()
watchBoard()
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})
