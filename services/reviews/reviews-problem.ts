/** Reviews that could not be fetched or read. The message tells the operator what is wrong and what to do. */
export class ReviewsProblem extends Error {
  override name = 'ReviewsProblem'
}
