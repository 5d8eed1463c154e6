import { fill } from '../../copy/fill.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { Country } from '../../domain/language.ts'
import type { TariffVersion } from '../../services/estimates/tariff-versions.ts'
import type { TariffEffect } from '../../services/orders/tariff-effect.ts'
import { Button } from '../../ui/components/button.tsx'
import { Agreement } from '../../ui/components/choices.tsx'
import { FormFields, HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { Alert, Stale } from '../sections/office-form.tsx'
import { PlaceSections, TypicalHomeSection } from './place-sections.tsx'
import type { startForm } from './start-form.ts'
import { TariffDifferences } from './tariff-differences.tsx'
import { TariffEffectView } from './tariff-effect-view.tsx'
import type { TariffFormProps } from './tariff-field.tsx'
import styles from './tariff-form.module.css'
import { CalendarSection, FigureSections, FixedFields, MinuteSections, Section } from './tariff-sections.tsx'
import { type TypedTariff, typedFrom } from './typed-tariff.ts'

/** Why nothing was saved, as its sentence is named. */
export type TariffNotice = 'problem' | 'same' | 'untried' | 'sampleAfterReal'

interface TariffPageProps extends TariffFormProps {
  country: Country
  start: Shown<typeof startForm>
  startsAt?: Date | undefined
  /** The tariff that is in force then without this one, as it is typed. */
  before: TypedTariff
  effect?: TariffEffect | undefined
  notice?: TariffNotice | undefined
  /** Tariffs that someone else saved or withdrew since. */
  newer?: TariffVersion | undefined
}

/** New prices of a country: the form, and what they would change (R6.9). */
export function TariffPage({ country, start, startsAt, before, effect, notice, newer, ...fields }: TariffPageProps) {
  const { words, formatStart } = useOffice()
  const { tariffs } = words
  const { form: labels } = tariffs
  const name = { country: words.orders.countries[country] }
  const path = `/tariffs/${country.toLowerCase()}`
  return (
    <OfficeLayout title={fill(labels.title, name)}>
      <Alert text={notice && labels[notice]} />
      <p>{labels.text}</p>
      {newer && <NewerTariff newer={newer} typed={fields.typed} />}
      <form method="post" action={path} className={styles.form}>
        {effect && <Effect effect={effect} before={before} after={fields.typed} />}
        <HiddenFormFields of={start} as={undefined} />
        <FigureSections {...fields} />
        <PlaceSections country={country} {...fields} />
        <CalendarSection {...fields} />
        <TypicalHomeSection {...fields} />
        <MinuteSections {...fields} />
        <NoteSection {...fields} />
        <StartFields of={start} />
        {startsAt && start.texts.start?.[0] === 'later' && (
          <p>{fill(labels.startsAt, { time: formatStart(startsAt) })}</p>
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
function StartFields({ of }: { of: Shown<typeof startForm> }) {
  const { tariffs, frame } = useOffice().words
  const { form: labels } = tariffs
  const { noStart: choose, noMoment: malformed, ...problems } = labels
  const words = {
    labels,
    options: { start: labels },
    problems: { ...problems, choose, malformed, noMoment: malformed },
  }
  const fields = { of, words, general: frame.problems }
  return (
    <>
      <FormFields {...fields} only={['start']} />
      <div className={form.buttons}>
        <FormFields {...fields} only={['date', 'time']} />
      </div>
    </>
  )
}

/** Whether they are samples, and why they change. */
function NoteSection(fields: TariffFormProps) {
  const [label, hint] = useOffice().words.tariffs.fields.sample
  return (
    <Section id="note" open={false}>
      <FixedFields names={['note']} {...fields} />
      <Agreement name="sample" label={label} hint={hint} chosen={fields.typed.sample} required={false} />
    </Section>
  )
}

/** Says that someone else was faster, and in which fields their prices differ from what was typed. */
function NewerTariff({ newer, typed }: { newer: TariffVersion; typed: TypedTariff }) {
  const { words, language, formatStart } = useOffice()
  const { stale, byCommand } = words.tariffs
  const time = formatStart(newer.startsAt)
  const text = newer.withdrawnAt
    ? fill(stale.withdrawn, { name: newer.withdrawnBy ?? byCommand, time })
    : fill(stale.text, { name: newer.savedBy ?? byCommand, time })
  return (
    <Stale title={stale.title} text={text}>
      <TariffDifferences
        before={typedFrom(newer.tariff, language)}
        after={typed}
        columns={[stale.columns.field, stale.columns.theirs, stale.columns.yours]}
        same={stale.same}
      />
    </Stale>
  )
}
