/**
 * The facts and figures that an editor's answer may name as `{phone}`: the website fills in their present values
 * (decision 69). What is between `promise` and `unconfirmed` waits for the owner to confirm it.
 */
export const answerFacts = [
  ...(['phone', 'email', 'openingHours', 'minutesToBook'] as const),
  ...(['teamSize', 'teamLanguages', 'morningArrival', 'afternoonArrival', 'waitMinutes'] as const),
  ...(['freeChangeDays', 'freeAheadDays', 'guaranteeDays', 'reworkDays', 'insuredAmount'] as const),
  ...(['paymentMethods', 'paymentDays', 'prepaymentDays', 'photoDays'] as const),
  ...(['hourlyRate', 'leastWork', 'lateFee', 'homeMargin', 'roomsMargin'] as const),
  ...(['homePlace', 'homeBedrooms', 'homeLow', 'homeHigh'] as const),
  ...(['promise', 'unconfirmed'] as const),
] as const
export type AnswerFact = (typeof answerFacts)[number]

export const isAnswerFact = (name: string): name is AnswerFact => answerFacts.some((fact) => fact === name)
