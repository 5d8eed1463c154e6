/** A line of two texts: in both, only in the first, or only in the second. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Beyond so many pairs of lines, what lies between the common beginning and end counts as replaced. */
const mostPairs = 4_000_000

/** The lines of two texts in one list, as few of them different as possible. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const same = (lines: readonly string[]) => lines.map((text): DiffLine => ({ kind: 'same', text }))
  return [
    ...same(old.slice(0, start)),
    ...diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ]
}

/** By the longest common subsequence: `common[i][j]` is its length for the lines from `i` and `j` on. */
function diffMiddle(old: readonly string[], now: readonly string[]): DiffLine[] {
  const removed = (from: number, to = old.length) =>
    old.slice(from, to).map((text): DiffLine => ({ kind: 'removed', text }))
  const added = (from: number, to = now.length) =>
    now.slice(from, to).map((text): DiffLine => ({ kind: 'added', text }))
  if (old.length * now.length > mostPairs) return [...removed(0), ...added(0)]
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      lines.push({ kind: 'same', text: old[i] ?? '' })
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      lines.push(...removed(i, i + 1))
      i += 1
    } else {
      lines.push(...added(j, j + 1))
      j += 1
    }
  }
  return [...lines, ...removed(i), ...added(j)]
}
