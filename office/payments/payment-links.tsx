import { type PaymentList, paymentLists } from '../../services/payments/list-payments.ts'
import { useOffice } from '../layout/office-facts.ts'
import { ListLinks } from '../sections/table.tsx'

/** The lists of payments, and beside them all documents and the months for the accountant. */
export function PaymentLinks({ current }: { current: PaymentList | 'documents' | 'months' }) {
  const { frame, payments } = useOffice().words
  const { lists, documents, months } = payments
  const links = [
    ...paymentLists.map((list) => ({ href: `/payments?list=${list}`, text: lists[list], id: list })),
    { href: '/payments/documents', text: documents.title, id: 'documents' },
    { href: '/payments/months', text: months.short, id: 'months' },
  ]
  return (
    <ListLinks
      label={frame.pages.payments}
      links={links.map(({ id, ...link }) => ({ ...link, current: id === current }))}
    />
  )
}
