import { frame } from '#copy/order/frame.ts'
import { location as words } from '#copy/order/location.ts'
import { priceRange } from '../../copy/format/format-work.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { locationPath } from '../../domain/orders/ordering-site.ts'
import { Button } from '../../ui/components/button.tsx'
import { useModule } from '../../ui/document/page-modules.ts'
import { FollowFailure } from '../../ui/home-form/follow-failure.tsx'
import { homeFieldIds, homeProblems, PlaceFields, type PlaceProps } from '../sections/home-fields.tsx'
import { StepForm } from '../sections/order-form.tsx'
import { Progress } from '../sections/progress.tsx'
import { RoomFields } from '../sections/room-fields.tsx'
import { StepBar } from '../sections/step-bar.tsx'
import { ErrorSummary, Notice, StepPage } from '../sections/step-frame.tsx'
import { EstimateOrder } from './location-work-order.tsx'

export interface LocationProps extends PlaceProps {
  /** False where there is no tariff. */
  offered: boolean
  /** The price of the home; undefined until a postcode is known. */
  estimate?: EstimateAnswer
}

/** Step 1 (R16.1): the home, with all that the website knows filled in. */
export default function LocationPage({ offered, form, problems, estimate, toOtherSite }: LocationProps) {
  const { packageId, zipCode } = form.choice
  const listed = homeProblems(problems, toOtherSite?.zipCode ?? zipCode)
  const brief = estimate && priceRange(estimate.price)
  useModule('follow-home')
  const { title, lead } = packageId === 'es' ? words.endOfTenancy : words
  return (
    <>
      <Progress current="location" />
      <StepPage
        title={title}
        lead={lead}
        popover={estimate !== undefined}
        aside={estimate ? <EstimateOrder answer={estimate} /> : <Notice kind="right">{<p>{words.noPrice}</p>}</Notice>}
      >
        {offered ? (
          <>
            <ErrorSummary problems={listed} />
            <StepForm action={locationPath(packageId)} checkedOn="focusout" data-island="follow-home" data-replay="">
              {/* Enter in a field submits with the first button of a form, which must not remove a room. */}
              <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
              {form.draft && <input type="hidden" name="draft" value={form.draft} />}
              <PlaceFields form={form} problems={problems} toOtherSite={toOtherSite} />
              <RoomFields form={form} problem={listed.find(({ id }) => id === homeFieldIds.rooms)?.text} />
              <noscript>
                <Button type="submit" variant="secondary" name="refresh" value="yes">
                  {words.refresh}
                </Button>
              </noscript>
              <StepBar brief={brief}>
                <FollowFailure />
                <Button type="submit">{words.submit}</Button>
              </StepBar>
            </StepForm>
          </>
        ) : (
          <p>{frame.noOrders}</p>
        )}
      </StepPage>
    </>
  )
}
