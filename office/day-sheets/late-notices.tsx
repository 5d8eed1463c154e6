import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import type { SheetVisit } from './read-day-sheet.ts'

/** What the customer was told about a late team, and the way to tell them, before the work begins (R18.33). */
export function LateNotices({ visit: { number, late }, path }: { visit: SheetVisit; path: string }) {
  const labels = useOffice().words.planning.late
  if (!late) return null
  return (
    <>
      {late.notices.map(({ id, minutes, at, takeBackUntil }) => (
        <form key={id} method="post" action={`${path}/late`}>
          <input type="hidden" name="number" defaultValue={number} />
          <span>{fill(takeBackUntil ? labels.telling : labels.told, { minutes, at: clockTime(at) })}</span>{' '}
          {takeBackUntil && (
            <Button type="submit" variant="secondary" small name="takeBack" value={id}>
              {labels.takeBack}
            </Button>
          )}
        </form>
      ))}
      {late.possible && (
        <ButtonLink href={`${path}/late?${new URLSearchParams({ number })}`} variant="secondary" small about={number}>
          {late.notices.length > 0 ? labels.again : labels.link}
        </ButtonLink>
      )}
    </>
  )
}
