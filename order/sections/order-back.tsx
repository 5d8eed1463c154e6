import { orderPage as words } from '#copy/order/order-page.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { arrowLeftIcon } from '../../ui/components/icons.ts'
import { orderPath } from '../layout/routes.ts'

/** The way back from something that can be done with an order. */
export const OrderBack = ({ view }: { view: OrderView }) => (
  <p className="screen">
    <Icon shape={arrowLeftIcon} size={16} /> <a href={orderPath(view.key)}>{words.back}</a>
  </p>
)
