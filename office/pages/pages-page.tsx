import { servedLanguages } from '../../domain/company/company.ts'
import { languages } from '../../domain/language.ts'
import { type ListPage, readOneOf, readPlace, readSearch } from '../../services/database/list-page.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { PersonAnswer } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Moment } from '../sections/facts.tsx'
import { SearchForm } from '../sections/search-form.tsx'
import { NextPage, Table } from '../sections/table.tsx'
import { editPath } from './page-address.ts'
import styles from './page-form.module.css'
import { GoesLive } from './page-moment.tsx'
import { type ListedPage, type PageFilter, pageStates, searchPages } from './search-pages.ts'

/** The list of pages that editors write. */
function PagesPage({ rows, next, filter }: ListPage<ListedPage> & { filter: Omit<PageFilter, 'after'> }) {
  const { words } = useOffice()
  const { columns, states, languages: names, ...list } = words.pages
  const { search, language, state } = filter
  return (
    <OfficeLayout page="pages" shortcuts={[{ keys: '/', label: words.frame.search.label }]}>
      <p>{list.text}</p>
      <p className={styles.actions}>
        <ButtonLink href="/pages/new">{list.create}</ButtonLink>{' '}
        <ButtonLink variant="secondary" href="/pages/questions">
          {list.questions.title}
        </ButtonLink>{' '}
        <ButtonLink variant="secondary" href="/pictures">
          {words.pictures.title}
        </ButtonLink>
      </p>
      <SearchForm action="/pages" hint={list.searchHint} text={search}>
        {servedLanguages.length > 1 && (
          <SelectField
            label={columns.language}
            name="language"
            defaultValue={language ?? ''}
            any={words.frame.all}
            names={names}
          />
        )}
        <SelectField
          label={columns.state}
          name="state"
          defaultValue={state ?? ''}
          any={words.frame.all}
          names={states}
        />
      </SearchForm>
      <Table
        columns={Object.values(columns)}
        asCards
        empty={search || language || state ? list.emptySearch : list.empty}
      >
        {rows.map((page) => (
          <tr key={editPath(page)}>
            <th scope="row" dir="auto">
              <a href={editPath(page)}>{page.title}</a>
            </th>
            <td data-label={columns.address}>/{page.path}</td>
            <td data-label={columns.language}>{names[page.language]}</td>
            <td data-label={columns.state}>{page.publishAt ? <GoesLive at={page.publishAt} /> : states[page.state]}</td>
            <td data-label={columns.changed}>
              <Moment at={page.changedAt} />
            </td>
          </tr>
        ))}
      </Table>
      <NextPage path="/pages" query={{ q: search, language, state }} after={next} />
    </OfficeLayout>
  )
}

/** `GET /pages`: the pages of the websites. The address has the filters and the place in the list (R17.33). */
export const showPages: PersonAnswer = async ({ show, query, now }, { database }) => {
  const language = readOneOf(query, 'language', languages)
  const state = readOneOf(query, 'state', pageStates)
  const filter = { search: readSearch(query), language, state }
  return show(PagesPage, { ...(await searchPages(database, { ...filter, after: readPlace(query) }, now)), filter })
}
