import { presentKey } from '../../services/cms/move-page.ts'
import { readHistory } from '../../services/cms/page-drafts.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { readEditable } from './built-in-page.ts'
import { keyOfRequest } from './page-address.ts'
import { VersionsPage } from './versions-page.tsx'

/**
 * `GET /pages/{language}/{path}/versions?version=TIME`: the earlier versions of a page, and how one of them differs
 * (R17.35).
 */
export const showVersions: PersonAnswer = async (request, { database }) => {
  const asked = keyOfRequest(request)
  const key = asked && (await presentKey(database, asked))
  const found = key && (await readEditable(database, key, request.now))
  if (!found) return request.notFound()
  const { page, draft, replaced } = found
  const versions = [...(replaced ? [replaced] : []), ...(await readHistory(database, key))]
  const chosen = versions.find(({ updatedAt }) => updatedAt === request.query.get('version'))
  return request.show(VersionsPage, { page, draft, versions, chosen })
}
