import { useEffect, useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { undoneIds } from '../../../domain/visits/fold-visit.ts'
import type { AnyOperation } from '../../../domain/visits/operation.ts'
import { Button } from '../../../ui/components/button.tsx'
import styles from './crew-app.module.css'
import { change, useCrew, useWords } from './crew-state.ts'
import { visitKey } from './kept.ts'
import { heldFor, undo, undoable } from './record.ts'
import { nameAndTime } from './visit-records.ts'

/**
 * What was recorded last, with the way to take it back; below the screen, so that it covers nothing. Announced once to
 * screen readers (R20.3).
 */
export function RecordedBar({ visit }: { visit: CrewVisit | undefined }) {
  const words = useWords()
  const { lastRecorded, operations, notSaved } = useCrew()
  const all = operations.map(({ operation }) => operation)
  const last = all.filter(({ id }) => lastRecorded?.ids.includes(id))
  const one = last.findLast(({ kind }) => kind !== 'undo')
  const undone = all.findLast(({ id }) => last.some((operation) => 'of' in operation && operation.of === id))
  const named = one ?? undone
  const text = named && visit && fill(one ? words.saved : words.undone, { what: nameAndTime(named, visit, words) })
  const taken = undoneIds(all)
  const own = last.filter(({ id, kind }) => kind !== 'undo' && !taken.has(id))
  return (
    <footer className={notSaved ? styles.notSaved : styles.bar} data-empty={!(notSaved || text) || undefined}>
      <p role={notSaved ? 'alert' : 'status'}>{notSaved ? words.notSaved : text}</p>
      {notSaved ? (
        <Button variant="secondary" onClick={() => change({ notSaved: false })}>
          {words.close}
        </Button>
      ) : (
        visit && lastRecorded?.key === visitKey(visit) && own.length > 0 && <Undo visit={visit} operations={own} />
      )}
    </footer>
  )
}

/** Takes back what was recorded last; that the team is late only while the customer's message is held (R20.8). */
function Undo({ visit, operations }: { visit: CrewVisit; operations: readonly AnyOperation[] }) {
  const words = useWords()
  const [, setNow] = useState(0)
  const late = operations.find(({ kind }) => kind === 'late')
  useEffect(() => {
    if (!late) return
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [late])
  if (!undoable(operations)) return null
  return (
    <Button variant="secondary" onClick={() => undo(visit, operations)}>
      {late ? fill(words.takeBack, { seconds: Math.ceil(heldFor(late) / 1000) }) : words.kinds.undo}
    </Button>
  )
}
