import { checkLinks } from '../../services/cms/check-links.ts'
import { type PageProblem, unknownFacts } from '../../services/cms/page-problems.ts'
import { prepareBody } from '../../services/cms/prepare-body.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import type { OfficeServices } from '../gate/office-route.ts'

/** The warnings for an editor about a page as it is stored. */
export async function adviceOn(
  { database, settings }: OfficeServices,
  page: CmsPageTable,
  now: Date,
): Promise<PageProblem[]> {
  const { problems, links } = await prepareBody(database, { format: 'html', body: page.content })
  const found = await checkLinks(database, [{ after: page, links }], settings.origin, now)
  return [...[...problems, ...found].map(({ problem }) => problem), ...unknownFacts(page)]
}
