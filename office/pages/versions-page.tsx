import { fill } from '../../copy/fill.ts'
import { readHistory } from '../../services/cms/page-drafts.ts'
import type { PageDraft } from '../../services/cms/page-now.ts'
import { typedFrom } from '../../services/cms/typed-page.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { Button, HiddenFields } from '../../ui/components/button.tsx'
import type { PersonAnswer } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Table } from '../sections/table.tsx'
import { builtInTime, editPath, findAsked, versionsPath } from './page-address.ts'
import { GoesLive } from './page-moment.tsx'
import { pageText, TextDifferences } from './text-differences.tsx'

interface VersionsProps {
  page: CmsPageTable
  draft: PageDraft | undefined
  /** Newest first. */
  versions: readonly CmsPageTable[]
  /** The one that is compared. */
  chosen: CmsPageTable | undefined
}

/** The earlier versions of a page. */
function VersionsPage({ page, draft, versions, chosen }: VersionsProps) {
  const { words, formatTime } = useOffice()
  const { versions: sentences, states } = words.pages
  const timeOf = ({ updatedAt }: CmsPageTable) =>
    updatedAt === builtInTime ? words.pages.questions.builtIn : formatTime(new Date(updatedAt))
  return (
    <OfficeLayout title={fill(sentences.title, { name: page.title })}>
      <p>
        <a href={editPath(page)}>{sentences.back}</a>
      </p>
      {chosen && <Comparison page={page} draft={draft} chosen={chosen} time={timeOf(chosen)} />}
      <Table columns={Object.values(sentences.columns)} asCards empty={sentences.empty}>
        {versions.map((version) => (
          <tr key={version.updatedAt}>
            <th scope="row">
              <a
                href={`${versionsPath(page)}?version=${version.updatedAt}`}
                aria-current={version === chosen ? 'true' : undefined}
              >
                {timeOf(version)}
              </a>
            </th>
            <td dir="auto">{version.title}</td>
            <td data-label={sentences.columns.state}>{states[version.status]}</td>
          </tr>
        ))}
      </Table>
    </OfficeLayout>
  )
}

type ComparisonProps = Pick<VersionsProps, 'page' | 'draft'> & { chosen: CmsPageTable; time: string }

/**
 * How a version differs from the page as it is now, and the way to bring it back: as a draft, so that nothing is lost.
 */
function Comparison({ page, draft, chosen, time }: ComparisonProps) {
  const { versions, fields } = useOffice().words.pages
  const typed = { ...typedFrom(chosen), page: page.updatedAt, draft: draft?.savedAt ?? '', do: 'save', anyway: 'on' }
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison">{fill(versions.compared, { date: time })}</h2>
      <p>{versions.legend}</p>
      <TextDifferences
        before={pageText(fields, typedFrom(chosen))}
        after={pageText(fields, typedFrom(page))}
        labels={{ removed: versions.former, added: versions.present }}
        same={versions.same}
      />
      <form method="post" action={editPath(page)}>
        <HiddenFields fields={Object.entries(typed)} />
        <p>{draft ? versions.replacesDraft : versions.restoreText}</p>
        {draft?.publishAt && (
          <p>
            <GoesLive at={draft.publishAt} />.
          </p>
        )}
        <Button type="submit" variant="secondary">
          {versions.restore}
        </Button>
      </form>
    </section>
  )
}

/**
 * `GET /pages/{language}/{path}/versions?version=TIME`: the earlier versions of a page, and how one of them differs
 * (R17.35).
 */
export const showVersions: PersonAnswer = async (request, { database }) => {
  const found = await findAsked(request, database)
  if (!found) return request.notFound()
  const { key, page, draft, replaced } = found
  const versions = [...(replaced ? [replaced] : []), ...(await readHistory(database, key))]
  const chosen = versions.find(({ updatedAt }) => updatedAt === request.query.get('version'))
  return request.show(VersionsPage, { page, draft, versions, chosen })
}
