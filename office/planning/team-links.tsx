import { useOffice } from '../layout/office-facts.ts'
import { ListLinks } from '../sections/table.tsx'
import type { TeamPage } from './team-pages.ts'

interface TeamLinksProps {
  pages: readonly TeamPage[]
  /** The address that shows the page of a team. */
  hrefOf: (team: string) => string
}

/** Links to the pages of teams; nothing where one shows them all. */
export function TeamLinks({ pages, hrefOf }: TeamLinksProps) {
  const { nav } = useOffice().words.planning
  if (pages.length === 0) return null
  const links = pages.map(({ team, from, until, shown }) => ({
    href: hrefOf(team),
    text: from === until ? from : `${from} – ${until}`,
    current: shown,
  }))
  return <ListLinks label={nav.teams} links={links} />
}
