import { fill } from '../../copy/fill.ts'
import { regionOf } from '../../domain/places/uncovered-postcode.ts'
import { useOffice } from '../layout/office-facts.ts'
import { PostButton } from '../sections/post-button.tsx'
import styles from './uncovered.module.css'
import type { Demand } from './uncovered-demand.ts'

/** Says that a lead asks about a place where we do not work. */
export function Uncovered({ zipCode }: { zipCode: string }) {
  const { leads, work } = useOffice().words
  const region = regionOf(zipCode)
  return (
    <span className={styles.uncovered}>
      {fill(leads.uncovered, { place: region ? work.regions[region] : '', zipCode })}
    </span>
  )
}

interface DemandProps {
  demand: readonly Demand[]
  /** How many of those who asked to hear live where we go by now. */
  toTell: number
}

/** How many ask from each region where we do not work, and the button that writes to those where we do by now. */
export function UncoveredDemand({ demand, toTell }: DemandProps) {
  const { leads, work } = useOffice().words
  return (
    <>
      {demand.length > 0 && (
        <p>
          {leads.demand} {demand.map(({ region, count }) => `${work.regions[region]} ${count}`).join(' · ')}{' '}
          <a href="/leads.csv">{leads.demandFile}</a>
        </p>
      )}
      {toTell > 0 && (
        <PostButton action="/leads/told" text={fill(leads.tell.button, { count: toTell })} variant="primary" />
      )}
    </>
  )
}
