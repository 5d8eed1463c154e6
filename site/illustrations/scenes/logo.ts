import { drawing, path, rect, stroke } from '../kit/shapes.ts'

/** The mark: a gabled house that is all window, with light falling through it. Its green holds on paper and in the dark. */
export function logo(): string {
  return drawing(
    48,
    48,
    path('M8 45V17h4v-5h4V8h4V3h8v5h4v4h4v5h4v28q0 2-2 2H10q-2 0-2-2z', '#2B7A65'),
    rect(14, 18, 20, 22, '#FFF0BE', 2),
    path('M14 20q0-2 2-2h18L14 38z', '#F5C24C'),
    stroke('M24 18v22M14 29h20', '#2B7A65', 3),
  )
}
