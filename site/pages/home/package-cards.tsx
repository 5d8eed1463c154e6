import { cleaningPackages } from '#copy/cleaning-packages.ts'
import type { PackageId } from '../../../domain/packages/cleaning-packages.ts'
import { PackageCard, PriceFromNote } from '../../packages/package-card.tsx'
import type { PriceExample } from '../../page-data/package-data.ts'
import { OrderHint } from '../../sections/order-hint.tsx'
import styles from './package-cards.module.css'

interface PackageCardsProps {
  ids: readonly PackageId[]
  /** Example prices. */
  examples: Readonly<Partial<Record<PackageId, PriceExample | undefined>>>
}

/** Cards of some packages with their first points, what their prices are examples of, and what their buttons open. */
export const PackageCards = ({ ids, examples }: PackageCardsProps) => (
  <>
    <PriceFromNote examples={Object.values(examples)} />
    <OrderHint />
    <div className={styles.cards}>
      {ids.map((id) => (
        <PackageCard key={id} page={id} example={examples[id]}>
          <ul className={styles.points}>
            {cleaningPackages[id].bulletPoints.slice(0, 3).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </PackageCard>
      ))}
    </div>
  </>
)
