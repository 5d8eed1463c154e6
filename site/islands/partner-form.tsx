import { language } from '#copy/language.ts'
import { partnerForm as words } from '#copy/partner-form.ts'
import { maximumLengths } from '../../domain/contact/contact-fields.ts'
import { checkContactRequest } from '../../domain/contact/contact-request.ts'
import { largestTeam } from '../../domain/contact/partner-application.ts'
import { countryOf } from '../../domain/language.ts'
import { weekdays } from '../../domain/opening/weekdays.ts'
import { regionIds } from '../../domain/places/region.ts'
import { Agreement, Choices } from '../../ui/components/choices.tsx'
import { Field } from '../../ui/components/field.tsx'
import { ownRegionName } from '../estimate/own-region-name.ts'
import { formAddress } from '../forms/form-address.ts'
import styles from '../forms/message-form.module.css'
import { type FieldState, MessageForm } from '../forms/message-form.tsx'
import { partnerProblems } from '../forms/partner-problems.ts'
import { problemText } from '../forms/problem-text.ts'
import type { FormOutcome } from '../page-data/form-outcome.ts'

const country = countryOf(language)

type PartnerFormField = keyof typeof words.labels

function check(values: Record<string, unknown>) {
  const result = checkContactRequest(country, values)
  return result.ok ? {} : result.problems
}

const regions = regionIds[country].map((value) => ({ value, label: ownRegionName(value) }))
const days = weekdays.map((value) => ({ value, label: words.weekdays[value] }))

/** The props of a field, for a text field and for a group of checkboxes. */
function propsOf(fieldOf: FieldState, name: PartnerFormField) {
  const { id, defaultValue, problem } = fieldOf(name)
  const [label, hint] = [words.labels[name], words.hints[name]]
  const explained = { id, name, label, hint, problem: problemText(partnerProblems, name, problem) }
  return { text: { ...explained, required: true, defaultValue }, boxes: { ...explained, chosen: defaultValue } }
}

/** The application of a cleaning company that wants to work with us (domain/contact/partner-application.ts). */
const PartnerForm = ({ outcome }: { outcome?: FormOutcome | undefined }) => (
  <MessageForm
    name="partner"
    kind="partner"
    action={`${formAddress('partner')}#application`}
    submitLabel={words.submit}
    labels={words.labels}
    check={check}
    outcome={outcome}
  >
    {(fieldOf) => {
      const text = (name: PartnerFormField) => propsOf(fieldOf, name).text
      const boxes = (name: PartnerFormField) => propsOf(fieldOf, name).boxes
      return (
        <>
          <Field {...text('business')} autoComplete="organization" maxLength={maximumLengths.business} />
          <div className={styles.pair}>
            <Field {...text('companyNumber')} maxLength={20} />
            <Field {...text('teamSize')} type="number" min={1} max={largestTeam} />
          </div>
          <div className={styles.pair}>
            <Field {...text('firstName')} autoComplete="given-name" maxLength={maximumLengths.firstName} />
            <Field {...text('lastName')} autoComplete="family-name" maxLength={maximumLengths.lastName} />
          </div>
          <div className={styles.pair}>
            <Field {...text('email')} type="email" autoComplete="email" maxLength={maximumLengths.email} />
            <Field {...text('phoneNumber')} type="tel" autoComplete="tel" maxLength={maximumLengths.phoneNumber} />
          </div>
          <Choices {...boxes('regions')} type="checkbox" options={regions} />
          <Choices {...boxes('availability')} type="checkbox" options={days} />
          <Field {...text('remark')} multiline rows={6} maxLength={maximumLengths.remark} />
          <Agreement {...boxes('consent')} />
        </>
      )
    }}
  </MessageForm>
)

export default PartnerForm
