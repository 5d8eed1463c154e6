import { language } from '#copy/language.ts'
import { details } from '#copy/order/details.ts'
import { location as words } from '#copy/order/location.ts'
import { outsideArea } from '#copy/outside-area.ts'
import { packageNames } from '#copy/package-names.ts'
import { postcodeForm } from '#copy/postcode-form.ts'
import { codeHint } from '../../copy/coverage.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import type { EstimateProblem } from '../../domain/estimate/estimate-problem.ts'
import type { ExtraId, Room } from '../../domain/estimate/rooms.ts'
import { longestHouseNumber } from '../../domain/orders/order-details.ts'
import type { TypedHome } from '../../domain/orders/order-home.ts'
import field from '../../ui/components/field.module.css'
import { Field } from '../../ui/components/field.tsx'
import '../../ui/components/select.css'
import { ZipCodeInput } from '../../ui/components/zip-code-input.tsx'
import { useModule } from '../../ui/document/page-modules.ts'
import { PackageChoice } from '../../ui/home-form/home-choices.tsx'
import { useOrderFacts } from '../layout/order-facts.ts'
import styles from './order-form.module.css'

/** The home as a form: step 1, or a change of it. */
export interface HomeForm extends TypedHome {
  typicalHome: readonly Room[]
  /** The person-minutes of cleaning per hour that can be ordered; undefined where they are not asked for. */
  hoursOnSale?: readonly number[]
  /** Extras that the package contains anyway. */
  includedExtras: readonly ExtraId[]
}

export type HomeProblems = Partial<Record<string, EstimateProblem | 'tooLong'>>

export interface PlaceProps {
  form: HomeForm
  problems: HomeProblems
  /** The first step on the ordering site of the other country, with the postcode that belongs there. */
  toOtherSite?: { href: string; zipCode: string } | undefined
}

/** The ids of the fields that an error summary or a button without script leads to. */
export const homeFieldIds = { zipCode: 'zipCode', houseNumber: 'houseNumber', figures: 'figures', rooms: 'rooms' }

/** The problem of each field of a home, in words. */
export function homeProblems(problems: HomeProblems, zipCode: string): { id: string; text: string }[] {
  const { zipCode: postcode, houseNumber, rooms } = problems
  return [
    ...(postcode ? [{ id: homeFieldIds.zipCode, text: postcodeProblem(postcode, zipCode) }] : []),
    ...(houseNumber ? [{ id: homeFieldIds.houseNumber, text: houseNumberProblem(houseNumber) }] : []),
    ...(rooms ? [{ id: homeFieldIds.rooms, text: words.problems.tooLarge }] : []),
  ]
}

function postcodeProblem(problem: NonNullable<HomeProblems[string]>, zipCode: string): string {
  const { problems } = postcodeForm
  if (problem === 'otherCountry') return fill(problems.otherCountry, { zipCode })
  if (problem === 'notCovered') return fillAll(outsideArea, { zipCode })
  if (problem === 'required' || problem === 'unknown') return problems[problem]
  return problems.malformed
}

const houseNumberProblem = (problem: NonNullable<HomeProblems[string]>) =>
  problem === 'required' ? details.problems.houseNumber : words.problems.houseNumber

/** Where the home is, and which package it gets. */
export function PlaceFields({ form, problems, toOtherSite }: PlaceProps) {
  const { choice, houseNumber, date, handover } = form
  return (
    <fieldset className={styles.group}>
      <legend>{words.where}</legend>
      <div className={styles.row}>
        <PostcodeField zipCode={choice.zipCode} problem={problems.zipCode} toOtherSite={toOtherSite} />
        <Field
          id={homeFieldIds.houseNumber}
          name="houseNumber"
          label={details.labels.houseNumber}
          defaultValue={houseNumber}
          maxLength={longestHouseNumber}
          required
          autoComplete="off"
          problem={problems.houseNumber && houseNumberProblem(problems.houseNumber)}
        />
      </div>
      <PackageChoice label={words.package} names={packageNames} chosen={choice.packageId} />
      {date && <input type="hidden" name="date" value={date} />}
      <div className={styles.code} hidden={choice.packageId !== 'es'} data-fresh="handover">
        {choice.packageId === 'es' && (
          <Field
            type="date"
            name="handover"
            label={words.handover}
            hint={words.handoverHint}
            defaultValue={handover}
            lang={language}
          />
        )}
      </div>
    </fieldset>
  )
}

interface PostcodeFieldProps {
  /** As typed. */
  zipCode: string
  problem: HomeProblems[string]
  toOtherSite: PlaceProps['toOtherSite']
}

/** The postcode, and where to go with one that is not served here. */
function PostcodeField({ zipCode, problem, toOtherSite }: PostcodeFieldProps) {
  const { website } = useOrderFacts()
  useModule('name-postcode-problem')
  return (
    <div className={field.field} data-on-focusout="name-postcode-problem">
      <label htmlFor={homeFieldIds.zipCode}>{words.zipCode}</label>
      <ZipCodeInput
        id={homeFieldIds.zipCode}
        className={field.input}
        defaultValue={zipCode}
        placeholder={codeHint(language, postcodeForm.placeholder)}
        failed={problem !== undefined}
      />
      <div id={`${homeFieldIds.zipCode}-problem`} role="status">
        {problem && (
          <p className={field.problem}>
            {postcodeProblem(problem, toOtherSite?.zipCode ?? zipCode)}{' '}
            {toOtherSite && <a href={toOtherSite.href}>{fill(words.toOtherSite, { zipCode: toOtherSite.zipCode })}</a>}
            {problem === 'notCovered' && (
              <a href={`${website.contact}?zipCode=${encodeURIComponent(zipCode)}#message`}>{postcodeForm.toContact}</a>
            )}
          </p>
        )}
      </div>
      {(['required', 'malformed'] as const).map((code) => (
        <template key={code} data-problem={code}>
          <p className={field.problem}>{postcodeForm.problems[code]}</p>
        </template>
      ))}
    </div>
  )
}
