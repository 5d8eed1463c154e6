import { collectionOf, readGoogleAnswer } from './google-answer.ts'
import type { ReviewCollection } from './replace-reviews.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/**
 * Reads saved files: answers of Google's API, one or an array of them in each.
 * @param files their parsed JSON, by name, in the order of Google's pages
 * @throws ReviewsProblem naming the file and the place in it, or if the last page is missing
 */
export function readReviewFiles(files: readonly { name: string; json: unknown }[]): ReviewCollection {
  const pages = files.flatMap(({ name, json }) => [json].flat().map((answer) => readAnswer(name, answer)))
  const last = pages.at(-1)
  if (!last) throw new ReviewsProblem('The files hold no answer from Google.')
  if (last.nextPageToken !== undefined)
    throw new ReviewsProblem('The list goes on after the last answer. Save all of its pages, and name all.')
  return collectionOf(pages, last)
}

function readAnswer(name: string, answer: unknown) {
  const isAnswer =
    typeof answer === 'object' && answer !== null && ('reviews' in answer || 'totalReviewCount' in answer)
  if (!isAnswer) throw new ReviewsProblem(`${name}: This is not an answer from Google's API.`)
  try {
    return readGoogleAnswer(answer)
  } catch (error) {
    throw error instanceof ReviewsProblem ? new ReviewsProblem(`${name}: ${error.message}`) : error
  }
}
