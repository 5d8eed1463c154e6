import { fill } from '../../copy/fill.ts'
import { lineAs } from '../../domain/forms/fields.ts'
import { form as declare, type Shown } from '../../domain/forms/form.ts'
import { longestSearch } from '../../domain/people/office-text-limits.ts'
import { parsePersonQuery } from '../../domain/personal-data/person-query.ts'
import type { PersonalRecord } from '../../domain/personal-data/personal-record.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { FormAlert, OfficeForm, Saved } from '../sections/office-form.tsx'
import { Table } from '../sections/table.tsx'

/** Looks for a person, and says of whose records some are ticked. */
export const searchForm = declare(
  { who: lineAs(parsePersonQuery, { maxLength: longestSearch }, ({ text }) => text) },
  { problems: ['nothingTicked'] },
)

interface PersonalDataProps {
  search: Shown<typeof searchForm>
  /** The records found; undefined before a search. */
  records?: readonly PersonalRecord[]
  /** Whether everything found is theirs for sure. */
  certain?: boolean
  /** The action that was just done. */
  forgotten?: readonly PersonalRecord[]
}

/** Finds what is stored about someone, exports it and forgets it. */
export function PersonalDataPage({ search, records, certain = false, forgotten }: PersonalDataProps) {
  const words = useOffice().words.personalData
  const typed = search.texts.who?.[0] ?? ''
  return (
    <OfficeLayout page="personalData" shortcuts={[{ keys: '/', label: words.search.labels.who }]}>
      <p>{words.text}</p>
      <search>
        <OfficeForm
          of={search}
          action="/personal-data"
          words={words.search}
          more={{ who: { autoComplete: 'off', keys: '/' } }}
        />
      </search>
      {forgotten && (
        <section aria-label={words.columns.outcome}>
          <Saved text={words.done} />
          <Records records={forgotten} sentences={words.outcomes} column={words.columns.outcome} />
        </section>
      )}
      {records?.length === 0 && <p>{fill(words.empty, { text: typed })}</p>}
      {records && records.length > 0 && (
        <form method="post">
          <input type="hidden" name="who" defaultValue={typed} />
          <p>{words.tick}</p>
          <FormAlert of={search} words={words.search.problems} />
          <Records records={records} sentences={words.ifDeleted} column={words.columns.ifDeleted} ticked={certain} />
          <div className={form.form}>
            <Button type="submit" variant="secondary" formAction="/personal-data/export" data-file="">
              {words.exportButton}
            </Button>
            <Button type="submit" formAction="/personal-data/forget">
              {words.forgetButton}
            </Button>
          </div>
        </form>
      )}
      {records && <p>{words.elsewhere}</p>}
    </OfficeLayout>
  )
}

interface RecordsProps {
  records: readonly PersonalRecord[]
  /** The facts shown about each record. */
  sentences: Record<PersonalRecord['outcome'], string>
  column: string
  /** Whether they are ticked at first; undefined where nothing can be. */
  ticked?: boolean
}

function Records({ records, sentences, column, ticked }: RecordsProps) {
  const { words, formatTime } = useOffice()
  const { columns, kinds } = words.personalData
  const ticks = ticked === undefined ? [] : [columns.ticked]
  return (
    <Table columns={[...ticks, columns.what, columns.who, columns.time, column]} asCards>
      {records.map(({ ref, kind, number = '', who, at, outcome }) => {
        const name = fill(kinds[kind], kind === 'order' || kind === 'invoice' ? { number } : {})
        return (
          <tr key={ref}>
            {ticked !== undefined && (
              <td>
                <input
                  type="checkbox"
                  name="ref"
                  defaultValue={ref}
                  defaultChecked={ticked}
                  aria-label={`${columns.ticked}: ${name}, ${who}`}
                />
              </td>
            )}
            <th scope="row">
              {kind === 'lead' && ticked !== undefined ? <a href={`/leads/${ref.slice(5)}`}>{name}</a> : name}
            </th>
            <td dir="auto">{who}</td>
            <td>{formatTime(at)}</td>
            <td>{sentences[outcome]}</td>
          </tr>
        )
      })}
    </Table>
  )
}
