import { complaint } from '#copy/order/complaint.ts'
import { orderPage as words } from '#copy/order/order-page.ts'
import { payment } from '#copy/order/payment.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { contractFilesOf } from '../../services/orders/mail/contract-files.ts'
import { Button, ButtonLink, PrintButton } from '../../ui/components/button.tsx'
import { Icon, printerIcon } from '../../ui/components/icon.tsx'
import { contractPath, orderPath } from '../layout/routes.ts'
import styles from './order-page.module.css'

/**
 * The actions that the table of transitions allows, the most common first.
 * @param isCalm whether nothing on the page comes before the first of them, so that it is the solid button
 */
export function OrderActions({ view: { key, transitions, order }, isCalm }: { view: OrderView; isCalm: boolean }) {
  const { actions } = words
  const variant = isCalm ? 'primary' : 'secondary'
  return (
    <div className={styles.actions}>
      {order.state !== 'ordered' && !order.business && (
        <form method="post" action={orderPath(key, 'again')}>
          <Button type="submit" variant={variant}>
            {actions.again}
          </Button>
        </form>
      )}
      <p className={styles.buttons}>
        {transitions.includes('cancel') && (
          <ButtonLink variant={variant} href={orderPath(key, 'visit.ics')}>
            {actions.calendar}
          </ButtonLink>
        )}
        {transitions.includes('changeVisit') && (
          <ButtonLink variant="secondary" href={orderPath(key, 'change')}>
            {order.business ? words.change.dateTitle : actions.change}
          </ButtonLink>
        )}
        <PrintButton variant="secondary">
          <Icon shape={printerIcon} size={20} /> {actions.print}
        </PrintButton>
      </p>
      <ul className={styles.links}>
        {transitions.includes('changeDetails') && (
          <ActionLink href={orderPath(key, 'details')}>{actions.correct}</ActionLink>
        )}
        <ActionLink href={orderPath(key, 'pay')}>{payment.link}</ActionLink>
        {contractFilesOf(order).map((name) => (
          <ActionLink key={name} href={contractPath(key, name)}>
            {actions.files[name]}
          </ActionLink>
        ))}
        {!order.business && <ActionLink href={orderPath(key, 'proof')}>{actions.proof}</ActionLink>}
        {order.state !== 'ordered' && (
          <ActionLink href={`${orderPath(key, 'report')}#remark`}>{complaint.ask}</ActionLink>
        )}
        {transitions.includes('cancel') && <ActionLink href={orderPath(key, 'cancel')}>{actions.cancel}</ActionLink>}
        {transitions.includes('withdraw') && (
          <ActionLink href={orderPath(key, 'withdraw')}>{actions.withdraw}</ActionLink>
        )}
      </ul>
    </div>
  )
}

const ActionLink = ({ href, children }: { href: string; children: string }) => (
  <li>
    <a href={href}>{children}</a>
  </li>
)
