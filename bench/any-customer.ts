import { randomInt } from 'node:crypto'

const words = 5000

/**
 * A word, as often as people use it: of long texts the first one, `word0000`, is in most, each of the next few in a
 * quarter or a fifth, and the last in one of several hundred.
 */
export const anyWord = (): string => `word${String(Math.floor(words * Math.random() ** 3)).padStart(4, '0')}`

/** The details that each customer enters. */
export const anyCustomer = () => ({
  firstName: anyWord(),
  lastName: anyWord(),
  email: `guest${randomInt(1_000_000)}@visitor.example`,
  phoneNumber: `0470${randomInt(100_000, 1_000_000)}`,
})
