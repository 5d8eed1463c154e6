/** The state of an order. `notDone`: the team came, but could not work. */
export const orderStates = ['ordered', 'begun', 'inspected', 'done', 'cancelled', 'withdrawn', 'notDone'] as const
export type OrderState = (typeof orderStates)[number]

/** Orders for which someone has yet to come, or to finish. */
export const openOrderStates: readonly OrderState[] = ['ordered', 'begun', 'inspected']

/** The person or program that advances an order. */
export type OrderActor = 'customer' | 'office' | 'crew'

/** The mail to the customer that a transition has as its result. */
export type OrderMailPurpose =
  | 'orderConfirmation'
  | 'orderChanged'
  | 'orderCancelled'
  | 'orderNotDone'
  | 'withdrawalReceipt'
  | 'withdrawalSettled'
  | 'orderInspected'

interface Transition {
  from: readonly OrderState[]
  /** `former`: the state before the event that is undone. */
  to: OrderState | 'former'
  by: readonly OrderActor[]
  /** The people planned for the visit are free again. */
  freesPeople?: true
  mail?: OrderMailPurpose
  /** False if the office gets no mail, because its own pages show the change as it happens. */
  officeMail?: false
}

/**
 * Everything that can happen to an order once it is placed (R16.7). Routes, mails and buttons follow from this table: a
 * transition that is not in it does not exist.
 */
const transitions = {
  changeVisit: { from: ['ordered'], to: 'ordered', by: ['customer', 'office'], mail: 'orderChanged' },
  changeHome: { from: ['ordered'], to: 'ordered', by: ['customer', 'office'], mail: 'orderChanged' },
  changeVisitAndHome: { from: ['ordered'], to: 'ordered', by: ['customer', 'office'], mail: 'orderChanged' },
  // Corrects customer, address and presence. The price stays.
  changeDetails: { from: ['ordered'], to: 'ordered', by: ['customer', 'office'], mail: 'orderChanged' },
  // Moves that the company asks for are free. The customer is mailed about a new date or part of the day, not about
  // another team.
  moveVisit: { from: ['ordered'], to: 'ordered', by: ['office'], mail: 'orderChanged' },
  moveTeam: { from: ['ordered'], to: 'ordered', by: ['office'] },
  cancel: { from: ['ordered'], to: 'cancelled', by: ['customer', 'office'], freesPeople: true, mail: 'orderCancelled' },
  withdraw: {
    from: ['ordered', 'begun', 'inspected', 'done'],
    to: 'withdrawn',
    by: ['customer', 'office'],
    freesPeople: true,
    mail: 'withdrawalReceipt',
  },
  // The office records what the work done before a withdrawal costs.
  settleWithdrawal: {
    from: ['withdrawn'],
    to: 'withdrawn',
    by: ['office'],
    mail: 'withdrawalSettled',
    officeMail: false,
  },
  begin: { from: ['ordered'], to: 'begun', by: ['crew', 'office'] },
  inspect: { from: ['begun'], to: 'inspected', by: ['crew', 'office'], mail: 'orderInspected', officeMail: false },
  finish: { from: ['inspected'], to: 'done', by: ['crew', 'office'] },
  giveUp: {
    from: ['ordered', 'begun'],
    to: 'notDone',
    by: ['crew', 'office'],
    freesPeople: true,
    mail: 'orderNotDone',
  },
  undo: { from: ['begun', 'inspected', 'done', 'notDone'], to: 'former', by: ['crew', 'office'] },
  // The office has spoken with a customer whose work did not happen.
  followUp: { from: ['notDone'], to: 'notDone', by: ['office'] },
} as const satisfies Record<string, Transition>

export type OrderTransition = keyof typeof transitions

export const orderTransitions: Readonly<Record<OrderTransition, Transition>> = transitions

/** All transitions, in the order of the table. */
export const orderTransitionNames = Object.keys(transitions) as OrderTransition[]

/** Whether an order in `state` may advance so, by `actor` if one is given. */
export const mayAdvance = (state: OrderState, transition: OrderTransition, actor?: OrderActor): boolean =>
  orderTransitions[transition].from.includes(state) &&
  (actor === undefined || orderTransitions[transition].by.includes(actor))
