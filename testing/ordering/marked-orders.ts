import { payForOrder } from './pay-for-order.ts'

const zipCodes = ['1000', '2000', '3000', '4000', '5000', '7000', '8000', '9000']

/** How often another visit is chosen because someone was faster. */
const mostChoices = 5

/**
 * An address for each mark, because what one client may do is limited. It counts where this machine is a trusted proxy.
 */
const clientOf = (mark: string): Record<string, string> => ({
  'X-Forwarded-For': `10.${[0, 2, 4].map((at) => Number.parseInt(mark.slice(at, at + 2), 16)).join('.')}`,
})

/**
 * Places orders through the API: chooses a free visit, orders it, and pays for it. A retry with the same mark returns
 * the same order.
 * @returns a function that orders at the Belgian ordering site `origin`; `mark`, a UUID, is the idempotency key and the
 *   customer's remark. It returns the answer to the order, and throws where it could not be paid
 */
export function markedOrders(): (origin: string, mark: string) => Promise<Response> {
  const bodies = new Map<string, string>()

  async function bodyOf(origin: string, mark: string): Promise<string> {
    const number = Number.parseInt(mark.slice(0, 8), 16)
    const zipCode = zipCodes[number % zipCodes.length] ?? ''
    const home = { packageId: 'gs', zipCode, rooms: 'kr-12-2,br-6-1' }
    const answer = await fetch(`${origin}/api/visits?${new URLSearchParams(home)}`, { headers: clientOf(mark) })
    const { visits } = (await answer.json()) as { visits: { visit: string }[] }
    const { visit } = visits[number % visits.length] ?? {}
    const person = { firstName: 'Ada', lastName: 'Lovelace', email: `${mark}@visitor.example`, remark: mark }
    const place = { street: 'Meir', houseNumber: '1', city: 'Stad', presence: 'present' }
    const agreed = { terms: true, beginEarly: true, losesRight: true }
    return JSON.stringify({ ...home, visit, ...person, phoneNumber: '0470123456', ...place, ...agreed })
  }

  return async (origin, mark) => {
    for (let choice = 1; ; choice += 1) {
      const body = bodies.get(mark) ?? (await bodyOf(origin, mark))
      bodies.set(mark, body)
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': mark, ...clientOf(mark) }
      const answer = await fetch(`${origin}/api/orders`, { method: 'POST', headers, body })
      // Once it is answered nothing has to be repeated; where someone was faster, another visit is chosen.
      bodies.delete(mark)
      if (answer.ok) await payForOrder(origin, await answer.clone().json())
      if (answer.status !== 409 || choice === mostChoices) return answer
      await answer.arrayBuffer()
    }
  }
}
