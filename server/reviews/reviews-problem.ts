/** Reviews that could not be fetched or read. The message is a sentence for the operator: what is wrong, and what to do. */
export class ReviewsProblem extends Error {
  override name = 'ReviewsProblem'
}
