import { fillAll } from '../../copy/fill.ts'
import { noCents } from '../../domain/money/cents.ts'
import { openOrderStates } from '../../domain/orders/order-states.ts'
import { workSteps } from '../../domain/orders/work-steps.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { LateMark } from '../sections/facts.tsx'
import lines from '../sections/lines.module.css'
import type { OfficeOrder } from './find-office-order.ts'
import styles from './order-head.module.css'
import { OrderMenu, type OrderMenuProps } from './order-menu.tsx'
import { needsOf, type OrderNeed } from './order-needs.ts'
import { OrderProgress } from './order-progress.tsx'
import { OrderStateWord, visitInWords } from './state-words.tsx'
import { StepLinks } from './step-links.tsx'

type ViewProps = { view: OfficeOrder }

/** How far an order is, what it needs now with the one next step, and everything else in a menu. */
export function OrderHead({ view, refused }: OrderMenuProps) {
  const office = useOffice()
  const { order, teamName } = view
  return (
    <>
      <p>
        <strong>
          <OrderStateWord state={order.state} />
        </strong>{' '}
        · {visitInWords(order.visit, office)} · {office.words.work.packages[order.packageId]} · {teamName}
      </p>
      {(openOrderStates.includes(order.state) || order.state === 'done') && <OrderProgress view={view} />}
      <div className={`${lines.line} ${styles.next}`}>
        <Needs view={view} />
        <OrderMenu view={view} refused={refused} />
      </div>
    </>
  )
}

/** What the order needs, each a link to where it is done, and the most urgent as the one solid button. */
function Needs({ view }: ViewProps) {
  const { words, now, may, formatMoney, formatUntil } = useOffice()
  const labels = words.orders.needs
  const { order, transitions, undoUntil } = view
  const needs = needsOf(view, may)
  const [first] = needs
  const mayChange = may('changeOrders')
  const hasStep = mayChange && workSteps.some((step) => transitions.includes(step))
  const solid = hasStep ? undefined : first
  const buttons = needs
    .filter((need) => need === solid || isMetHere(need.kind))
    .map((need) => <NextStep key={need.kind} need={need} variant={need === solid ? 'primary' : 'secondary'} />)
  const whatOf = ({ kind, cents = noCents }: OrderNeed) => fillAll(labels.items[kind], { amount: formatMoney(cents) })
  return (
    <>
      <p className={styles.needs}>
        {first ? <strong>{labels.title}</strong> : hasStep ? labels.next : labels.none}{' '}
        {needs.map((need, index) => (
          <span key={`${need.kind} ${need.href}`}>
            {index > 0 && '· '}
            {need.by < now && <LateMark dueAt={need.by} />}{' '}
            <a href={need.href}>
              {need.by < now ? whatOf(need) : fillAll(labels.by, { what: whatOf(need), date: formatUntil(need.by) })}
            </a>{' '}
          </span>
        ))}
      </p>
      {mayChange ? (
        <form method="post" action={`/orders/${order.number}`} className={styles.steps}>
          {/* Nothing is done to a state that the person has not seen. */}
          <input type="hidden" name="version" defaultValue={order.version} />
          {buttons}
          <StepLinks
            transitions={transitions}
            hrefOf={(step) => `/orders/${order.number}/step?move=${step}`}
            about={order.number}
            undoUntil={undoUntil}
          />
        </form>
      ) : (
        buttons
      )}
    </>
  )
}

/** Whether one button of this page meets a need, so that the button is there however urgent the others are. */
const isMetHere = (kind: OrderNeed['kind']) => kind === 'followUp' || kind === 'post'

/** The button that meets a need, after how it is met, or a link to where it is met. */
function NextStep({ need: { kind, href }, variant }: { need: OrderNeed; variant: 'primary' | 'secondary' }) {
  const { orders, steps } = useOffice().words
  if (isMetHere(kind))
    return (
      <span>
        {steps[kind]}{' '}
        <Button type="submit" name="do" value={kind === 'post' ? 'posted' : kind} variant={variant} small>
          {kind === 'post' ? steps.posted : steps.followedUp}
        </Button>
      </span>
    )
  return (
    <ButtonLink href={href} variant={variant} small>
      {orders.needs.actions[kind]}
    </ButtonLink>
  )
}
