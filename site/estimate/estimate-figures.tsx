import { estimate } from '#copy/estimate.ts'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../copy/fill.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { readChoice } from '../../domain/estimate/choice.ts'
import { countryOf } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { checkPostcode } from '../../domain/places/postcode.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { printerIcon } from '../../ui/icons.ts'
import { officeTime } from '../../ui/office-time.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { DateCards } from './date-cards.tsx'
import styles from './estimate-figures.module.css'
import { crew } from '../../ui/work-words.ts'
import { place, range, typicalHome } from './estimate-words.ts'
import { PriceDrivers } from './price-drivers.tsx'

/**
 * An estimate in full: price, crew, dates side by side, the way on to the ordering site, and what drives the price.
 * @param query what the form says now, as `formatChoice` writes it: its answer may still be under way
 */
export function EstimateFigures({
  answer,
  query,
  orderSiteUrl,
  ownOrderSite,
}: {
  answer: EstimateAnswer
  query: string
  orderSiteUrl: string
  ownOrderSite: boolean
}) {
  const { packageId, zipCode } = answer
  // If the visitor orders before the estimate refreshes, the form's current values count.
  const ordered = readChoice(new URLSearchParams(query))
  const check = checkPostcode(countryOf(language), ordered.zipCode)
  const orderUrl = handOffUrl(
    orderSiteUrl,
    ordered.packageId,
    check.ok ? check.zipCode : zipCode,
    ownOrderSite ? ordered : undefined,
  )
  return (
    <>
      <p>{fill(words.result.summary, { package: packageNames[packageId], zipCode })}</p>
      <p className={styles.price}>
        <strong>{range(answer.price)}</strong> <span>{estimate.nonBinding}</span>
      </p>
      {answer.sample && (
        <p>
          <SampleMark text={estimate.sample} />
        </p>
      )}
      <p>
        {place(answer)}: {crew(answer)}. {answer.assumptions.typicalHome && typicalHome(answer)}
      </p>
      <h3>{words.result.dates}</h3>
      <DateCards dates={answer.dates} />
      <div className={styles.ways}>
        <ButtonLink href={orderUrl}>{words.result.order}</ButtonLink>
        <PrintButton variant="secondary">
          <Icon shape={printerIcon} size={20} /> {words.result.print}
        </PrintButton>
      </div>
      <p className={styles.small}>{words.result.orderHint} {!ownOrderSite && words.result.roomsStay}</p>
      <PriceDrivers answer={answer} />
      <p className={styles.small}>
        {fill(words.result.valid, { until: officeTime(new Date(answer.validUntil)) })}{' '}
        <span className={styles.share}>{words.result.share}</span>
      </p>
    </>
  )
}
