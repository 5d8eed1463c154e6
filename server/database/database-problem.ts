/** A database that cannot be used. The message is a sentence for the operator: what is wrong, and what to do. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}
