const office = ['phone', 'email', 'openingHours', 'minutesToBook'] as const
const visit = ['teamSize', 'teamLanguages', 'morningArrival', 'afternoonArrival', 'waitMinutes'] as const
const terms = ['freeChangeDays', 'freeAheadDays', 'guaranteeDays', 'reworkDays', 'insuredAmount'] as const
const payment = ['paymentMethods', 'paymentDays', 'prepaymentDays', 'photoDays'] as const
const price = ['hourlyRate', 'leastWork', 'lateFee', 'homeMargin', 'roomsMargin'] as const
const home = ['homePlace', 'homeBedrooms', 'homeLow', 'homeHigh'] as const
const marks = ['promise', 'unconfirmed'] as const

/**
 * The facts and figures that an editor's answer may name as `{phone}`: the website fills in their present values
 * (decision 69). What is between `promise` and `unconfirmed` waits for the owner to confirm it.
 */
export const answerFacts = [...office, ...visit, ...terms, ...payment, ...price, ...home, ...marks] as const
export type AnswerFact = (typeof answerFacts)[number]

export const isAnswerFact = (name: string): name is AnswerFact => answerFacts.some((fact) => fact === name)
