/** A database that cannot be used. The message tells the operator what is wrong and what to do. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}
