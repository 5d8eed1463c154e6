/** A database that cannot be used. The message says to the operator what is wrong and what to do. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}
