import { fill } from '../../copy/fill.ts'
import { useOffice } from '../layout/office-facts.ts'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import { Fact } from '../sections/fact.tsx'
import type { SheetVisit } from './read-day-sheet.ts'
import styles from './visit-sheet.module.css'

/** How to get in, and where to park, as far as this reader sees it now. */
export function AccessFacts({ visit: { access, number }, mayEdit }: { visit: SheetVisit; mayEdit: boolean }) {
  const { daySheet } = useOffice().words.planning
  return (
    <>
      <Fact name={daySheet.access}>
        {typeof access === 'object' ? (
          <span className={styles.remark} dir="auto">
            {[access.fromCustomer, access.access].filter(Boolean).join('\n') || daySheet.accessNone}
          </span>
        ) : (
          {
            none: daySheet.accessNone,
            stored: daySheet.accessStored,
            unreadable: daySheet.accessUnreadable,
          }[access]
        )}{' '}
        {mayEdit && (
          <a className={styles.edit} href={`/orders/${number}/access`}>
            <WholeNumbers text={fill(daySheet.edit, { number })} />
          </a>
        )}
      </Fact>
      {typeof access === 'object' && access.parking && (
        <Fact name={daySheet.parking} className={styles.remark} dir="auto">
          {access.parking}
        </Fact>
      )}
    </>
  )
}
