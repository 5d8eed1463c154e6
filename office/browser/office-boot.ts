import { watchFilters } from './apply-filters.ts'
import { watchBoard } from './drag-board.ts'
import { watchLease } from './lease.ts'
import { watchProblems } from './list-problems.ts'
import { watchLive } from './live.ts'
import { watchVisits } from './name-visit.ts'
import { watchRows } from './open-row.ts'
import { watchShortcuts } from './press-shortcuts.ts'
import { watchSubmits } from './submits.ts'

watchShortcuts()
watchFilters()
watchLive()
watchLease()
watchBoard()
watchSubmits()
watchProblems()
watchVisits()
watchRows()
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})
