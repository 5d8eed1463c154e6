import { inBatches } from '../../services/database/schema.ts'

/** More do not fit on a screen, and each costs time to read and to draw. */
const teamsAtOnce = 10

/** Some teams that follow each other, by the id of the first, and the names of the first and the last. */
export type TeamPage = ReturnType<typeof pageOfTeams>['pages'][number]

/**
 * Splits teams into pages.
 * @param wanted the id of a team on the page to show; undefined or unknown: the first page
 * @returns the teams of that page, and all pages by the names of their first and last team: none where one is enough
 */
export function pageOfTeams(all: readonly string[], wanted: string | undefined, nameOf: (team: string) => string) {
  const pages = [...inBatches(all, teamsAtOnce)]
  const teams = pages.find((page) => page.some((team) => team === wanted)) ?? pages[0] ?? []
  if (pages.length < 2) return { teams, pages: [] }
  return {
    teams,
    pages: pages.map((page) => {
      const [team = ''] = page
      return { team, from: nameOf(team), until: nameOf(page.at(-1) ?? ''), shown: page === teams }
    }),
  }
}
