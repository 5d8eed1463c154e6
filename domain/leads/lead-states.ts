/** The state of a message to the office. `new`: not assigned. `waiting`: for the sender's answer. */
export const leadStates = ['new', 'taken', 'waiting', 'done', 'spam'] as const
export type LeadState = (typeof leadStates)[number]

/** Every move that exists (R17.10): buttons and refusals follow from this table. */
export const leadTransitions: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['taken', 'waiting', 'done', 'spam'],
  taken: ['waiting', 'done', 'new', 'spam'],
  waiting: ['taken', 'done', 'spam'],
  done: ['taken'],
  spam: ['new'],
}

export const mayAdvanceLead = (from: LeadState, to: LeadState): boolean => leadTransitions[from].includes(to)
