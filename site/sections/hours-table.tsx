import { customerService } from '#copy/customer-service.ts'
import { layout } from '#copy/layout.ts'
import { company } from '../../domain/company/company.ts'
import styles from './hours-table.module.css'
import { OpeningLine } from './opening-line.tsx'
import { RulesTable } from './rules-table.tsx'

/** The opening hours, and whether the office is open now. */
export function HoursTable() {
  const { hours: words } = customerService
  const open = `${company.hours.opens}–${company.hours.closes}`
  return (
    <div className={styles.hours}>
      <RulesTable
        caption={layout.footer.openingHours}
        columns={{ day: words.dayLabel, hours: words.hoursLabel }}
        rows={[
          { day: words.weekdays, hours: open },
          { day: words.saturday, hours: layout.footer.closed },
          { day: words.sunday, hours: layout.footer.closed },
          { day: words.publicHolidays, hours: company.promises.closedOnHolidays.value ? layout.footer.closed : open },
        ]}
      />
      <p>
        <OpeningLine />
      </p>
    </div>
  )
}
