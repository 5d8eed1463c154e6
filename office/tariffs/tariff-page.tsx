import { fill } from '../../copy/fill.ts'
import type { Country } from '../../domain/language.ts'
import type { TariffVersion } from '../../services/estimates/tariff-versions.ts'
import type { TariffEffect } from '../../services/orders/tariff-effect.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { formatStart } from './format-start.ts'
import { PlaceSections, TypicalHomeSection } from './place-sections.tsx'
import type { StartProblem, TypedStart } from './read-start.ts'
import { TariffDifferences } from './tariff-differences.tsx'
import { TariffEffectView } from './tariff-effect-view.tsx'
import { TariffField, type TariffFormProps } from './tariff-field.tsx'
import styles from './tariff-form.module.css'
import { CalendarSection, FigureSections, MinuteSections, Section } from './tariff-sections.tsx'
import { type TypedTariff, typedFrom } from './typed-tariff.ts'

/** Why nothing was saved, as its sentence is named. */
export type TariffNotice = 'problem' | 'same' | 'untried' | 'sampleAfterReal' | 'sameStart' | StartProblem

/** The message at the field of the start. */
const ofStart: ReadonlySet<TariffNotice> = new Set(['noStart', 'noMoment', 'skipped', 'past', 'sameStart'])

/** Hidden fields: the stored tariffs that the author has seen, and the figures whose effect was shown. */
interface TariffFormFacts {
  form: string
  seen: string
  tried: string
}

interface TariffPageProps extends TariffFormProps {
  country: Country
  facts: TariffFormFacts
  start: TypedStart
  startsAt: Date | undefined
  /** The tariff that is in force then without this one, as it is typed. */
  before: TypedTariff
  effect: TariffEffect | undefined
  notice: TariffNotice | undefined
  /** Tariffs that someone else saved or withdrew since. */
  newer: TariffVersion | undefined
}

/** New prices of a country: the form, and what they would change (R6.9). */
export function TariffPage({
  country,
  facts,
  start,
  startsAt,
  before,
  effect,
  notice,
  newer,
  ...fields
}: TariffPageProps) {
  const { words, language } = useOffice()
  const { tariffs } = words
  const { form: labels, countries } = tariffs
  const name = { country: countries[country] }
  const path = `/tariffs/${country.toLowerCase()}`
  const startProblem = notice && ofStart.has(notice)
  return (
    <OfficeLayout title={fill(labels.title, name)}>
      {notice && (
        <p role="alert" className={form.problem}>
          {startProblem ? labels.problem : labels[notice]}
        </p>
      )}
      <p>{labels.text}</p>
      {newer && <NewerTariff newer={newer} typed={fields.typed} />}
      <form method="post" action={path} className={styles.form}>
        {effect && <Effect effect={effect} before={before} after={fields.typed} />}
        {Object.entries(facts).map(([key, value]) => (
          <input key={key} type="hidden" name={key} defaultValue={value} />
        ))}
        <FigureSections {...fields} />
        <PlaceSections country={country} {...fields} />
        <CalendarSection {...fields} />
        <TypicalHomeSection {...fields} />
        <MinuteSections {...fields} />
        <NoteSection {...fields} />
        <StartFields start={start} problem={startProblem ? labels[notice] : undefined} />
        {startsAt && start.start === 'later' && (
          <p>{fill(labels.startsAt, { time: formatStart(startsAt, language) })}</p>
        )}
        {effect && <p>{labels.saveHint}</p>}
        <p className={`${form.buttons} ${form.send}`}>
          <Button type="submit" formAction={`${path}/try`} variant={effect ? 'secondary' : 'primary'}>
            {labels.try}
          </Button>
          {effect && <Button type="submit">{labels.save}</Button>}
        </p>
      </form>
    </OfficeLayout>
  )
}

/** What prices would change, and in which fields they differ from those before. */
function Effect({ effect, before, after }: { effect: TariffEffect; before: TypedTariff; after: TypedTariff }) {
  const { changes, differences, form: labels } = useOffice().words.tariffs
  return (
    <>
      <TariffEffectView effect={effect} />
      <h3>{changes}</h3>
      <TariffDifferences
        before={before}
        after={after}
        columns={[differences.field, differences.before, differences.after]}
        same={labels.same}
      />
    </>
  )
}

/** When they start: at once, or at a moment. */
function StartFields({ start, problem }: { start: TypedStart; problem: string | undefined }) {
  const { form: labels } = useOffice().words.tariffs
  const marked = problem && { 'aria-invalid': true, 'aria-describedby': 'start-problem' }
  return (
    <fieldset className={form.options}>
      <legend>{labels.start}</legend>
      {(['now', 'later'] as const).map((choice) => (
        <label key={choice}>
          <input
            id={`start-${choice}`}
            type="radio"
            name="start"
            value={choice}
            defaultChecked={start.start === choice}
            {...(choice === 'now' && marked)}
          />{' '}
          {labels[choice]}
        </label>
      ))}
      <div className={form.buttons}>
        <Field label={labels.date} name="date" type="date" defaultValue={start.date} />
        <Field label={labels.time} name="time" type="time" defaultValue={start.time || '06:00'} />
      </div>
      {problem && (
        <p id="start-problem" className={form.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** Whether they are samples, and why they change. */
function NoteSection(fields: TariffFormProps) {
  const { note, sample } = useOffice().words.tariffs.fields
  return (
    <Section id="note" open={false}>
      <div className={styles.fields}>
        <TariffField name="note" {...note} {...fields} />
      </div>
      <label className={form.tick}>
        <input
          type="checkbox"
          name="sample"
          defaultChecked={fields.typed.sample === 'on'}
          aria-describedby="sample-hint"
        />{' '}
        {sample.label}
      </label>
      <p id="sample-hint">{sample.hint}</p>
    </Section>
  )
}

/** Says that someone else was faster, and in which fields their prices differ from what was typed. */
function NewerTariff({ newer, typed }: { newer: TariffVersion; typed: TypedTariff }) {
  const { words, language } = useOffice()
  const { stale, byCommand } = words.tariffs
  const time = formatStart(newer.startsAt, language)
  const text = newer.withdrawnAt
    ? fill(stale.withdrawn, { name: newer.withdrawnBy ?? byCommand, time })
    : fill(stale.text, { name: newer.savedBy ?? byCommand, time })
  return (
    <section aria-labelledby="stale">
      <h2 id="stale">{stale.title}</h2>
      <p role="alert">{text}</p>
      <TariffDifferences
        before={typedFrom(newer.tariff, language)}
        after={typed}
        columns={[stale.columns.field, stale.columns.theirs, stale.columns.yours]}
        same={stale.same}
      />
    </section>
  )
}
