import { watchBoard } from './board.ts'
import { watchLease } from './lease.ts'
import { watchLive } from './live.ts'
import { watchPasskeyForms } from './passkeys.ts'
import { showCurrentPage } from './rail.ts'
import { watchShortcuts } from './shortcuts.ts'
import { watchSubmits } from './submits.ts'

watchPasskeyForms()
watchShortcuts()
watchLive()
watchLease()
watchBoard()
watchSubmits()
showCurrentPage()
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})
