import type { openingHoursInText as english } from '../en/opening-hours.ts'

export const openingHoursInText: typeof english = {
  weekdays: 'maandag tot en met vrijdag van {opens} tot {closes} uur',
}
