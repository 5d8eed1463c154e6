import type { Country } from '../../domain/language.ts'
import type { Place } from '../../domain/planning/reschedule-kind.ts'
import { formatVisit } from '../../domain/scheduling/visit.ts'

/** A country as written in addresses. */
export const countryPath = (country: Country): string => country.toLowerCase()

/** The board of the week of a date. @param team the id of one of the teams to show; undefined: the first ones */
export const boardPath = (country: Country, date: string, team?: string): string =>
  `/planning?country=${countryPath(country)}&week=${date}${team ? `&teams=${team}` : ''}`

/**
 * The form that moves an order, with a place filled in, or with the week of a date and those teams among which the team
 * `teams` is.
 */
export const reschedulePath = (number: string, to?: Place | { week: string; teams?: string | undefined }): string => {
  if (!to) return `/orders/${number}/move`
  const query =
    'visit' in to
      ? { team: to.team, visit: formatVisit(to.visit) }
      : { week: to.week, ...(to.teams && { teams: to.teams }) }
  return `/orders/${number}/move?${new URLSearchParams(query)}`
}

export const daySheetsPath = (date: string): string => `/planning/day?date=${date}`

export const daySheetPath = (country: Country, team: string, date: string): string =>
  `/planning/day/${countryPath(country)}/${team}/${date}`
