/** Reviews that could not be fetched or read. The message says to the operator what is wrong and what to do. */
export class ReviewsProblem extends Error {
  override name = 'ReviewsProblem'
}
