import { orderProcess } from '#copy/order-process.ts'
import { FactText } from '../../../ui/components/fact-text.tsx'
import { Icon } from '../../../ui/components/icon.tsx'
import { checkIcon } from '../../../ui/components/icons.ts'
import styles from './payment-moments.module.css'

/**
 * When customers pay (R3.8): one timeline per situation. It is decorative, because the text beside it says the same.
 */
export function PaymentMoments() {
  const { moments, rules } = orderProcess.payment
  return (
    <dl className={styles.lanes}>
      {rules.map(({ id, situation, payment }) => (
        <div key={id} className={styles.lane}>
          <dt>{situation}</dt>
          <dd>
            <div className={`screen ${styles.track}`} aria-hidden="true">
              {moments.map((moment) => (
                <span key={moment.id} className={styles.moment} data-paying={moment.id === id || undefined}>
                  <span className={styles.dot}>
                    {moment.id === id && <Icon shape={checkIcon} size={18} strokeWidth={3} />}
                  </span>
                  {moment.label}
                </span>
              ))}
            </div>
            <FactText text={payment} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
