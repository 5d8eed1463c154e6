import { estimate as words } from '#copy/estimate.ts'
import { postcodeForm } from '#copy/postcode-form.ts'
import { formatChoice } from '../../domain/estimate/choice.ts'
import { type EstimateSummary, summaryOf } from '../../domain/estimate/summary.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import type { ZipCode } from '../../domain/places/postcode.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import styles from '../estimate/estimate-panel.module.css'
import { announcement, typicalHome } from '../estimate/estimate-words.ts'
import { useEstimate } from '../estimate/use-estimate.ts'
import { EstimateOrder } from '../estimate/work-order-of-estimate.tsx'
import PostcodeForm, { type PostcodeFormProps } from './postcode-form.tsx'

export interface PriceFormProps extends PostcodeFormProps {
  /** What is shown until an estimate arrives. */
  example: EstimateSummary
  hrefs: Required<PostcodeFormProps['hrefs']>
}

/** A postcode form with the estimate under it, and an example until there is one. */
export default function PriceForm(props: PriceFormProps) {
  return <PostcodeForm {...props} below={(zipCode) => <EstimatePanel {...props} zipCode={zipCode} />} />
}

interface EstimatePanelProps extends Omit<PriceFormProps, 'zipCode'> {
  /** The code in the field once it is a covered one. */
  zipCode: ZipCode | undefined
}

/**
 * The estimate under a postcode form. An example holds its place, so that its coming moves nothing and swaps figures
 * only. It stands inside the form: its button sends what is typed to the estimate page, without script too. A failure
 * says nothing, for Start is what the visitor came for; a postcode of no place does (R5.10).
 */
function EstimatePanel(props: EstimatePanelProps) {
  const { packageId, example, zipCode, orderSiteUrl, ownOrderSite, hrefs } = props
  const query = zipCode === undefined ? undefined : formatChoice({ packageId, zipCode, extras: [] })
  const { result, isAsking } = useEstimate(query)
  const answer = result?.state === 'estimate' ? result.answer : undefined
  const unknown = result?.state === 'refused' && result.problems.zipCode === 'unknown' && postcodeForm.problems.unknown
  const shown = answer ? summaryOf(answer) : example
  const orderHref = (date?: string) =>
    handOffUrl(orderSiteUrl, packageId, answer?.zipCode, ownOrderSite && date ? { date } : undefined)
  return (
    <div className={styles.panel} aria-busy={isAsking} data-example={answer ? undefined : ''}>
      <p className={unknown ? styles.unknown : 'visually-hidden'} role="status">
        {answer ? announcement(answer) : unknown}
      </p>
      <EstimateOrder
        summary={shown}
        example={!answer}
        home={typicalHome(shown)}
        orderHref={orderHref}
        beside
        actions={
          answer ? (
            <>
              <ButtonLink href={orderHref()}>{words.order}</ButtonLink>
              <a href={`${hrefs.estimate}?${query}`}>{words.adjust}</a>
            </>
          ) : (
            <Button type="submit" variant="secondary" formAction={hrefs.estimate}>
              {words.adjust}
            </Button>
          )
        }
      />
    </div>
  )
}
