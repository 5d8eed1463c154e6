import { fill } from '../../copy/fill.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Country } from '../../domain/language.ts'
import type { TariffVersion } from '../../services/estimates/tariff-versions.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { SampleMark } from '../../ui/components/sample-mark.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { formatTime } from '../sections/format-time.ts'
import { Table } from '../sections/table.tsx'
import { formatStart } from './format-start.ts'
import { TariffDifferences } from './tariff-differences.tsx'
import { typedFrom } from './typed-tariff.ts'

interface CountryTariffs {
  country: Country
  /** The tariff of the file; undefined if the country has none. */
  first: Tariff | undefined
  /** The latest start first. */
  versions: readonly TariffVersion[]
}

interface TariffsProps {
  lists: readonly CountryTariffs[]
  /** The version that was just saved. */
  saved: TariffVersion | undefined
  done: 'planned' | 'started' | 'withdrawn' | undefined
  refused: 'late' | 'stale' | undefined
}

/** The prices of each country, as they follow each other: what is in force, planned, past, and withdrawn (R6.9). */
export function TariffsPage({ lists, saved, done, refused }: TariffsProps) {
  const { words, language } = useOffice()
  const { tariffs } = words
  const time = saved ? formatStart(saved.startsAt, language) : ''
  return (
    <OfficeLayout title={tariffs.title}>
      {done && (
        <p role="status" className={form.saved}>
          {done === 'withdrawn'
            ? tariffs.withdraw.done
            : done === 'started'
              ? tariffs.started
              : fill(tariffs.planned, { time })}
        </p>
      )}
      {refused && (
        <p role="alert" className={form.problem}>
          {tariffs.withdraw[refused]}
        </p>
      )}
      <p>{tariffs.text}</p>
      {lists.map((list) => (
        <CountrySection key={list.country} {...list} />
      ))}
    </OfficeLayout>
  )
}

function CountrySection({ country, first, versions }: CountryTariffs) {
  const { words, language, now } = useOffice()
  const { tariffs } = words
  const { columns, states, differences } = tariffs
  const standing = versions.filter(({ withdrawnAt }) => !withdrawnAt)
  const inForce = standing.find(({ startsAt }) => startsAt <= now)
  const stateOf = (version: TariffVersion) =>
    version.withdrawnAt ? 'withdrawn' : version === inForce ? 'inForce' : version.startsAt > now ? 'planned' : 'past'
  const name = tariffs.countries[country]
  const path = `/tariffs/${country.toLowerCase()}`
  const use = (id: string) => <a href={`${path}?from=${id}`}>{tariffs.use}</a>
  return (
    <section aria-labelledby={`tariffs-${country}`}>
      <h2 id={`tariffs-${country}`}>{name}</h2>
      {!first ? (
        <p>{tariffs.noFile}</p>
      ) : (
        <>
          <p>
            <ButtonLink href={path}>{fill(tariffs.create, { country: name })}</ButtonLink>
          </p>
          <Table columns={Object.values(columns)} asCards>
            {versions.map((version) => {
              const state = stateOf(version)
              const before = standing.find(({ startsAt }) => startsAt < version.startsAt)?.tariff ?? first
              return (
                <tr key={version.id}>
                  <th scope="row">{formatStart(version.startsAt, language)}</th>
                  <td data-label={columns.state}>
                    {states[state]} {version.tariff.sample && <SampleMark text={tariffs.sample} />}
                    {state === 'planned' && <Withdraw action={`${path}/${version.id}/withdraw`} />}
                  </td>
                  <td data-label={columns.saved}>
                    <SavedBy text={tariffs.saved} by={version.savedBy} at={version.savedAt} />
                    {version.withdrawnAt && (
                      <>
                        <br />
                        <SavedBy text={tariffs.withdrawnBy} by={version.withdrawnBy} at={version.withdrawnAt} />
                      </>
                    )}
                  </td>
                  <td data-label={columns.use}>
                    <details>
                      <summary>{tariffs.changes}</summary>
                      {version.tariff.note && <p dir="auto">{version.tariff.note}</p>}
                      <TariffDifferences
                        before={typedFrom(before, language)}
                        after={typedFrom(version.tariff, language)}
                        columns={[differences.field, differences.before, differences.after]}
                        same={tariffs.none}
                      />
                    </details>
                    {use(version.id)}
                  </td>
                </tr>
              )
            })}
            <tr>
              <th scope="row">{tariffs.fromFile}</th>
              <td data-label={columns.state}>
                {states[inForce ? 'past' : 'inForce']} {first.sample && <SampleMark text={tariffs.sample} />}
              </td>
              <td data-label={columns.saved}>{tariffs.file}</td>
              <td data-label={columns.use}>{use('file')}</td>
            </tr>
          </Table>
        </>
      )}
    </section>
  )
}

function SavedBy({ text, by, at }: { text: string; by: string | undefined; at: Date }) {
  const { words, language } = useOffice()
  return <span dir="auto">{fill(text, { name: by ?? words.tariffs.byCommand, time: formatTime(at, language) })}</span>
}

function Withdraw({ action }: { action: string }) {
  const { open, text, button } = useOffice().words.tariffs.withdraw
  return (
    <details>
      <summary>{open}</summary>
      <form method="post" action={action}>
        <p>{text}</p>
        <Button type="submit" variant="danger" small>
          {button}
        </Button>
      </form>
    </details>
  )
}
