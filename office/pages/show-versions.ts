import { findPage } from '../../services/cms/cms-pages.ts'
import { storeLiveDrafts } from '../../services/cms/lock-pages.ts'
import { presentKey } from '../../services/cms/move-page.ts'
import { readPageDraft } from '../../services/cms/page-drafts.ts'
import { readHistory } from '../../services/cms/page-history.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'
import { keyOfRequest } from './page-address.ts'
import { VersionsPage } from './versions-page.tsx'

/**
 * `GET /pages/{language}/{path}/versions?version=TIME`: the earlier versions of a page, and how one of them differs
 * (R17.35).
 */
export async function showVersions(request: PersonRequest, { database }: OfficeServices): Promise<Response> {
  const asked = keyOfRequest(request)
  await storeLiveDrafts(database, request.now)
  const key = asked && (await presentKey(database, asked))
  const page = key && (await findPage(database, key))
  if (!page) return showNotFound(request)
  const versions = await readHistory(database, key)
  const chosen = versions.find(({ updatedAt }) => updatedAt === request.query.get('version'))
  const draft = await readPageDraft(database, key)
  return request.show(VersionsPage, { page, draft, versions, chosen })
}
