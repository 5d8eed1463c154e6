import { fill } from '../../copy/fill.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Country } from '../../domain/language.ts'
import type { TariffVersion } from '../../services/estimates/tariff-versions.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Alert, Saved } from '../sections/office-form.tsx'
import { PostButton } from '../sections/post-button.tsx'
import { Table } from '../sections/table.tsx'
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
  /** Whether one was just withdrawn. */
  withdrawn: boolean
  refused: 'late' | 'stale' | undefined
}

/** The prices of each country, as they follow each other: what is in force, planned, past, and withdrawn (R6.9). */
export function TariffsPage({ lists, saved, withdrawn, refused }: TariffsProps) {
  const { words, now, formatStart } = useOffice()
  const { tariffs } = words
  const begins = saved && fill(tariffs.planned, { time: formatStart(saved.startsAt) })
  return (
    <OfficeLayout page="tariffs">
      <Saved text={withdrawn && tariffs.withdraw.done} />
      <Saved text={saved && saved.startsAt <= now ? tariffs.started : begins} />
      <Alert text={refused && tariffs.withdraw[refused]} />
      <p>{tariffs.text}</p>
      {lists.map((list) => (
        <CountrySection key={list.country} {...list} />
      ))}
    </OfficeLayout>
  )
}

function CountrySection({ country, first, versions }: CountryTariffs) {
  const { words, now } = useOffice()
  const { tariffs } = words
  const { columns, states } = tariffs
  const published = versions.filter(({ withdrawnAt }) => !withdrawnAt)
  const inForce = published.find(({ startsAt }) => startsAt <= now)
  const stateOf = (version: TariffVersion) =>
    version.withdrawnAt ? 'withdrawn' : version === inForce ? 'inForce' : version.startsAt > now ? 'planned' : 'past'
  const name = words.orders.countries[country]
  const path = `/tariffs/${country.toLowerCase()}`
  return (
    <section aria-labelledby={`tariffs-${country}`}>
      <h2 id={`tariffs-${country}`}>{name}</h2>
      {!first ? (
        <p>{tariffs.noFile}</p>
      ) : (
        <>
          <p>
            <ButtonLink href={path}>{fill(tariffs.form.title, { country: name })}</ButtonLink>
          </p>
          <Table columns={Object.values(columns)} asCards>
            {versions.map((version) => (
              <Version
                key={version.id}
                version={version}
                before={published.find(({ startsAt }) => startsAt < version.startsAt)?.tariff ?? first}
                state={stateOf(version)}
                path={path}
              />
            ))}
            <tr>
              <th scope="row">{tariffs.fromFile}</th>
              <td data-label={columns.state}>
                {states[inForce ? 'past' : 'inForce']}
                {first.sample && ` · ${tariffs.sample}`}
              </td>
              <td data-label={columns.saved}>{tariffs.file}</td>
              <td data-label={columns.use}>
                <a href={`${path}?from=file`}>{tariffs.use}</a>
              </td>
            </tr>
          </Table>
        </>
      )}
    </section>
  )
}

interface VersionProps {
  version: TariffVersion
  /** The tariff before it. */
  before: Tariff
  state: 'withdrawn' | 'inForce' | 'planned' | 'past'
  path: string
}

function Version({ version, before, state, path }: VersionProps) {
  const { words, language, formatStart } = useOffice()
  const { tariffs } = words
  const { columns, states, differences } = tariffs
  const { id, tariff, startsAt, savedBy, savedAt, withdrawnBy, withdrawnAt } = version
  return (
    <tr>
      <th scope="row">{formatStart(startsAt)}</th>
      <td data-label={columns.state}>
        {states[state]}
        {tariff.sample && ` · ${tariffs.sample}`}
        {state === 'planned' && <Withdraw action={`${path}/${id}/withdraw`} />}
      </td>
      <td data-label={columns.saved}>
        <SavedBy text={tariffs.saved} by={savedBy} at={savedAt} />
        {withdrawnAt && (
          <>
            <br />
            <SavedBy text={tariffs.withdrawnBy} by={withdrawnBy} at={withdrawnAt} />
          </>
        )}
      </td>
      <td data-label={columns.use}>
        <details className="fold">
          <summary>{tariffs.changes}</summary>
          {tariff.note && <p dir="auto">{tariff.note}</p>}
          <TariffDifferences
            before={typedFrom(before, language)}
            after={typedFrom(tariff, language)}
            columns={[differences.field, differences.before, differences.after]}
            same={tariffs.none}
          />
        </details>
        <a href={`${path}?from=${id}`}>{tariffs.use}</a>
      </td>
    </tr>
  )
}

function SavedBy({ text, by, at }: { text: string; by: string | undefined; at: Date }) {
  const { words, formatTime } = useOffice()
  return <span dir="auto">{fill(text, { name: by ?? words.tariffs.byCommand, time: formatTime(at) })}</span>
}

function Withdraw({ action }: { action: string }) {
  const { open, text, button } = useOffice().words.tariffs.withdraw
  return (
    <details className="fold">
      <summary>{open}</summary>
      <p>{text}</p>
      <PostButton action={action} text={button} variant="danger" small />
    </details>
  )
}
