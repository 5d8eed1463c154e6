import { documentKinds } from '../../domain/payments/invoice-document.ts'
import { readOneOf, readPlace, readSearch } from '../../services/database/list-page.ts'
import { type DocumentFilter, listDocuments } from '../../services/invoices/list-documents.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { PersonAnswer } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { SearchForm } from '../sections/search-form.tsx'
import { AmountCell, NextPage, Table } from '../sections/table.tsx'
import { PaymentLinks } from './payment-links.tsx'

/** `GET /payments/documents`: the documents of all orders (R18.52). */
export const showDocuments: PersonAnswer = async ({ show, query }, { database }) => {
  const kind = readOneOf(query, 'kind', documentKinds)
  const filter = { kind, search: readSearch(query), after: readPlace(query) }
  return show(DocumentsPage, { ...(await listDocuments(database, filter)), filter })
}

type DocumentsProps = Awaited<ReturnType<typeof listDocuments>> & { filter: DocumentFilter }

function DocumentsPage({ rows, next, filter: { kind, search } }: DocumentsProps) {
  const { words, shortDay } = useOffice()
  const { documents: labels, ledger } = words.payments
  const { columns } = labels
  return (
    <OfficeLayout title={`${words.frame.pages.payments}: ${labels.title}`}>
      <PaymentLinks current="documents" />
      <SearchForm action="/payments/documents" hint={labels.hint} text={search}>
        <SelectField
          label={columns.kind}
          name="kind"
          defaultValue={kind ?? ''}
          any={words.frame.all}
          names={ledger.invoice.kinds}
          values={documentKinds}
        />
      </SearchForm>
      <Table columns={Object.values(columns)} figures={columns.amount} asCards empty={labels.empty}>
        {rows.map(({ of, number, kind: one, issuedOn, buyer, grossCents }) => (
          <tr key={number}>
            <th scope="row">
              <a href={`/orders/${of}/invoices/${number}.xml`} download>
                {number} (UBL)
              </a>
            </th>
            <td data-label={columns.kind}>{ledger.invoice.kinds[one]}</td>
            <td data-label={columns.date}>{shortDay(issuedOn)}</td>
            <td data-label={columns.customer} dir="auto">
              {buyer.name}
            </td>
            <td data-label={columns.order}>
              <a href={`/orders/${of}/payments`}>{of}</a>
            </td>
            <AmountCell cents={grossCents} />
          </tr>
        ))}
      </Table>
      <NextPage path="/payments/documents" query={{ kind, q: search }} after={next} />
    </OfficeLayout>
  )
}
