import type { ReactNode } from 'react'
import { orderPage as words } from '#copy/order/order-page.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { arrowLeftIcon, Icon } from '../../ui/components/icon.tsx'
import { orderPath } from '../layout/routes.ts'
import { PlacedOrder } from './placed-order.tsx'
import { StepPage } from './step-frame.tsx'

interface OrderStepProps {
  view: OrderView
  title: string
  /** Empty: none. */
  lead: string
  /** Without the order beside it. */
  isAlone?: boolean
  children?: ReactNode
}

/** Something that can be done with an order: the way back to it, and the order as it is now. */
export const OrderStep = ({ view, isAlone, children, ...page }: OrderStepProps) => (
  <>
    <p className="screen">
      <Icon shape={arrowLeftIcon} size={16} /> <a href={orderPath(view.key)}>{words.back}</a>
    </p>
    <StepPage {...page} aside={!isAlone && <PlacedOrder view={view} />}>
      {children}
    </StepPage>
  </>
)
