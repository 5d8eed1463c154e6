import type { ReactNode } from 'react'
import type { OfficeWords } from '../../copy/office/words.ts'
import { type FixedField, figureSections } from '../../domain/estimate/tariff.ts'
import { weekdays } from '../../domain/opening/weekdays.ts'
import { packageIds, roomTypeIds } from '../../domain/packages/cleaning-packages.ts'
import { taskIds } from '../../domain/packages/task-ids.ts'
import { useOffice } from '../layout/office-facts.ts'
import { Table } from '../sections/table.tsx'
import { squareMetreLabel } from './field-words.ts'
import { TariffCell, TariffField, type TariffFormProps } from './tariff-field.tsx'
import styles from './tariff-form.module.css'
import { dayLists, figuresIn } from './typed-tariff.ts'

type SectionId = keyof OfficeWords['tariffs']['sections']

/** A part of the form that folds; open from the start if something in it is wrong. */
export function Section({
  id,
  open,
  hint,
  children,
}: {
  id: SectionId
  open: boolean
  hint?: string | undefined
  children: ReactNode
}) {
  const { sections } = useOffice().words.tariffs
  return (
    <details open={open} className={`fold ${styles.section}`}>
      <summary>
        <h2 id={`section-${id}`}>{sections[id]}</h2>
      </summary>
      {hint && <p>{hint}</p>}
      {children}
    </details>
  )
}

/** Whether something in a part of the form is wrong, whose fields begin with one of these. */
export const hasProblem = ({ problems }: Pick<TariffFormProps, 'problems'>, ...beginnings: string[]): boolean =>
  Object.keys(problems).some((name) => beginnings.some((beginning) => name.startsWith(beginning)))

/** Fields that every tariff has. `lines`: how high they are, for more than a line. */
export function FixedFields({ names, ...props }: TariffFormProps & { names: readonly FixedField[]; lines?: number }) {
  const { fields } = useOffice().words.tariffs
  return (
    <div className={styles.fields}>
      {names.map((name) => {
        const [label, hint] = fields[name]
        return <TariffField key={name} name={name} label={label} hint={hint} {...props} />
      })}
    </div>
  )
}

/** Prices, people, dirt, and how sure the estimate is. */
export function FigureSections(form: TariffFormProps) {
  const { hints } = useOffice().words.tariffs
  return figureSections.map((id) => {
    const names = figuresIn(id)
    const isOpen = id === 'prices' || hasProblem(form, ...names)
    return (
      <Section key={id} id={id} open={isOpen} hint={id === 'dirt' ? hints.dirt : undefined}>
        <FixedFields names={names} {...form} />
      </Section>
    )
  })
}

/** The price of each weekday, and the days that are otherwise. */
export function CalendarSection(form: TariffFormProps) {
  const { words, weekdayName } = useOffice()
  const { hints } = words.tariffs
  return (
    <Section id="calendar" open={hasProblem(form, 'calendar')} hint={hints.weekdays}>
      <div className={styles.fields}>
        {weekdays.map((day) => (
          <TariffField key={day} name={`calendar.weekdayPercent.${day}`} label={`${weekdayName(day)} (%)`} {...form} />
        ))}
      </div>
      <FixedFields names={['calendar.lastOrderTime', 'calendar.datesShown']} {...form} />
      <FixedFields names={dayLists} lines={6} {...form} />
    </Section>
  )
}

/** How long the work takes: by m² and by task. */
export function MinuteSections(form: TariffFormProps) {
  const { tariffs, work } = useOffice().words
  const { hints, rows } = tariffs
  return (
    <>
      <Section
        id="minutesPerSquareMetre"
        open={hasProblem(form, 'minutesPerSquareMetre')}
        hint={hints.minutesPerSquareMetre}
      >
        <Table columns={[rows.type, ...packageIds.map((id) => work.packages[id])]} asCards>
          {roomTypeIds.map((room) => (
            <tr key={room}>
              <th scope="row">{work.rooms[room]}</th>
              {packageIds.map((id) => (
                <TariffCell
                  key={id}
                  column={work.packages[id]}
                  name={`minutesPerSquareMetre.${id}.${room}`}
                  label={squareMetreLabel(work, id, room)}
                  {...form}
                />
              ))}
            </tr>
          ))}
        </Table>
      </Section>
      <Section id="taskMinutes" open={hasProblem(form, 'taskMinutes')} hint={hints.taskMinutes}>
        <div className={styles.fields}>
          {taskIds.map((id) => (
            <TariffField key={id} name={`taskMinutes.${id}`} label={work.tasks[id]} {...form} />
          ))}
        </div>
      </Section>
    </>
  )
}
