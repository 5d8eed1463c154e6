import type { Language } from '../../domain/language.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import type { Engine } from '../database/engines.ts'
import { openOffice } from './open-office.ts'

/** An office with an order of each country, and a person of a role. */
export async function openWithOrders(engine: Engine = 'sqlite') {
  const office = await openOffice(engine)
  await office.openRosters()
  const servicesOf = (language: Language): OrderServices => {
    const orders = office.services.orders[language]
    if (!orders) throw new Error(`no tariff of ${language}`)
    return orders
  }
  return {
    ...office,
    office,
    servicesOf,
    person: async (role: 'office' | 'planner', name: string) =>
      await office.signedIn(await office.addPerson(role, name)),
  }
}

/** The address of an order's page. */
export const hrefOf = ({ order }: OrderView) => `/orders/${order.number}`
