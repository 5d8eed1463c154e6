import { fill } from '../../copy/fill.ts'
import { regionOf } from '../../domain/places/uncovered-postcode.ts'
import { useOffice } from '../layout/office-facts.ts'
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

/** How many ask from each region where we do not work; nothing where no one does. */
export function UncoveredDemand({ demand }: { demand: readonly Demand[] }) {
  const { leads, work } = useOffice().words
  if (demand.length === 0) return null
  return (
    <p>
      {leads.demand} {demand.map(({ region, count }) => `${work.regions[region]} ${count}`).join(' · ')}{' '}
      <a href="/leads.csv">{leads.demandFile}</a>
    </p>
  )
}
