import type { Tariff } from '../../domain/estimate/tariff.ts'
import { carried, day, entry, line, select, selectOrNone, shown, whole } from '../../domain/forms/fields.ts'
import { type Form, type FormField, form } from '../../domain/forms/form.ts'
import type { Weekday } from '../../domain/opening/weekdays.ts'
import { longestReason } from '../../domain/people/office-text-limits.ts'
import { workedWeekdays } from '../../domain/scheduling/roster.ts'
import { type DayPart, dayParts } from '../../domain/scheduling/visit.ts'

/** The name of a field of the form, such as `antwerp.monday.morning`. */
export const rosterField = (team: string, weekday: Weekday, part: DayPart): string => `${team}.${weekday}.${part}`

export const mostInTeam = 99

/** A cell for each team, weekday and part that teams work in, always in the same order. */
export const rosterCells = (tariff: Tariff) =>
  Object.keys(tariff.teams).flatMap((team) =>
    workedWeekdays(tariff).flatMap((weekday) => dayParts.map((part) => ({ team, weekday, part }))),
  )

export type RosterForm = Form<Record<string, FormField<number> | FormField<string>>>

/** Changes the roster of a country (R17.22): a number of people in each cell. */
export const rosterForm = (tariff: Tariff): RosterForm =>
  form({
    ...Object.fromEntries(
      rosterCells(tariff).map(({ team, weekday, part }) => [rosterField(team, weekday, part), whole(0, mostInTeam)]),
    ),
    country: carried(),
    shown: shown(),
  })

/** Adds an absence of people of one of these teams, by their ids (R17.22). */
export const absenceForm = (teams: readonly string[]) =>
  form(
    {
      team: select(teams),
      from: day(),
      until: day(),
      part: selectOrNone(dayParts),
      people: whole(1, mostInTeam),
      reason: line(longestReason, { required: false }),
      country: carried(),
      id: entry(),
    },
    { problems: ['dates'] },
  )
