import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { packageNames } from '#copy/package-names.ts'
import { homeOf } from '../../domain/estimate/home.ts'
import { hourlyPackage } from '../../domain/estimate/sold-hours.ts'
import { Button } from '../../ui/components/button.tsx'
import '../../ui/components/select.css'
import { useModule } from '../../ui/document/page-modules.ts'
import { ExtraBoxes } from '../../ui/home-form/extra-boxes.tsx'
import { FollowFailure } from '../../ui/home-form/follow-failure.tsx'
import { HoursChoice, PackageChoice } from '../../ui/home-form/home-choices.tsx'
import { DirtChoice, HomeFigures } from '../../ui/home-form/home-figures.tsx'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import type { EstimateData } from '../page-data/estimate-result.ts'
import { usePageFacts } from '../page-data/page-facts.ts'
import styles from './estimate-desk.module.css'
import { EstimateBar, EstimateOutcome } from './estimate-outcome.tsx'
import { PriceDrivers } from './price-drivers.tsx'
import { ZipCodeField } from './zip-code-field.tsx'

/**
 * The form that refines an estimate, with what comes of it beside it: four answers first, the rooms one by one behind
 * them. It is a plain GET form, answered with the page at the address that keeps the choice; with script figures and
 * address follow while the visitor fills it in.
 */
export function EstimateDesk({ data }: { data: EstimateData }) {
  useModule('follow-home')
  const { path } = usePageFacts()
  const { choice, result } = data
  const answer = result.state === 'estimate' ? result.answer : undefined
  const example = choice.zipCode === ''
  return (
    <form
      className={styles.desk}
      action={path}
      noValidate
      data-island="follow-home"
      data-follows-postcode=""
      data-replay=""
      data-valid-until={answer?.validUntil}
    >
      {/* Enter in a field submits with the first button of a form, which must not remove a room. */}
      <button type="submit" name="refresh" value="yes" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <div className={styles.choices}>
        <h2>{words.form.title}</h2>
        <div className={styles.basics}>
          <PackageChoice label={words.form.package} names={packageNames} chosen={choice.packageId} />
          <ZipCodeField {...data} />
        </div>
        <Home {...data} />
        <p className={styles.submit}>
          <Button type="submit" name="refresh" value="yes">
            {words.form.submit}
          </Button>
        </p>
        <div className="transparent" data-fresh="bar">
          {answer && <EstimateBar answer={answer} example={example} />}
        </div>
      </div>
      <div className={styles.result} data-fresh="result">
        <FollowFailure />
        <EstimateOutcome result={result} example={example} />
        {answer && <PriceDrivers answer={answer} />}
      </div>
    </form>
  )
}

/** The home as figures, its rooms one by one, and extras. */
function Home({ choice, typicalHome, hoursOnSale, includedExtras }: EstimateData) {
  const rooms = choice.rooms ?? typicalHome
  return (
    <div className={styles.home} data-fresh="home">
      {choice.packageId === hourlyPackage && (
        <HoursChoice onSale={hoursOnSale} chosen={choice.soldMinutes} words={words.form.hours} />
      )}
      <HomeFigures rooms={rooms} />
      <DirtChoice level={homeOf(rooms).dirt} />
      <details className={`fold ${styles.more}`} open={choice.rooms !== undefined}>
        <summary>{words.form.rooms}</summary>
        <RoomRows rooms={rooms} typical={!choice.rooms} words={words} />
      </details>
      <details className={`fold ${styles.more}`} open={choice.extras.length > 0}>
        <summary>{words.form.extras}</summary>
        <ExtraBoxes chosen={choice.extras} included={includedExtras} />
      </details>
    </div>
  )
}
