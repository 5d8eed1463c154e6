import { useOffice } from '../layout/office-facts.ts'
import links from './planning-nav.module.css'
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
  return (
    <nav aria-label={nav.teams} className={links.links}>
      {pages.map(({ team, from, until, shown }) => (
        <a key={team} href={hrefOf(team)} aria-current={shown ? 'page' : undefined}>
          {from === until ? from : `${from} – ${until}`}
        </a>
      ))}
    </nav>
  )
}
