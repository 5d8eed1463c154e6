import { fill } from '../../copy/fill.ts'
import { uncoveredPlace } from '../../domain/places/uncovered-postcode.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from './uncovered.module.css'

/** Says that a lead asks about a place where we do not work. */
export function Uncovered({ zipCode }: { zipCode: string }) {
  const { uncovered } = useOffice().words.leads
  return <span className={styles.uncovered}>{fill(uncovered, { place: uncoveredPlace(zipCode), zipCode })}</span>
}
