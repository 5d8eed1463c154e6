import { isForPeppol } from '../../domain/payments/invoice-document.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { writeUbl } from '../../services/invoices/write-ubl.ts'
import { invoiceFile } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'

/** `GET /order/…/invoice/{year}-{seq}.xml`: an invoice or credit note to a Belgian business as UBL (R18.43). */
export const sendInvoiceFile = withOrder(async (request, services, view) => {
  const { all } = await readInvoices(services.orders.database, view.order.id)
  const found = all.find(({ document }) => invoiceFile(document.number) === request.param('file'))
  if (!found || !isForPeppol(found.document)) return request.notFound()
  return new Response(writeUbl(found.document), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${found.document.number}.xml"`,
    },
  })
})
