import { check as words } from '#copy/order/check.ts'
import { details } from '#copy/order/details.ts'
import { spacedZipCode } from '../../copy/format/format-work.ts'
import type { OrderDetails, OrderPerson } from '../../domain/orders/order-details.ts'
import type { CheckLine } from './check-lines.tsx'

/** What was said about the day, with the customer's note about how the team gets in. */
type DayFacts = Pick<OrderDetails, 'presence' | 'access' | 'noPhotos'> & { note: string | undefined }

/** The customer and the address, as lines to check. */
export function personLines(
  person: OrderPerson,
  zipCode: string,
  { presence, access, note, noPhotos }: DayFacts,
  edit?: CheckLine['edit'],
): CheckLine[] {
  const { firstName, lastName, street, houseNumber, city, email, phoneNumber, remark } = person
  const line = (label: string, value: string): CheckLine => ({ label, value, ...(edit && { edit }) })
  return [
    line(words.labels.name, `${firstName} ${lastName}`),
    line(words.labels.address, `${street} ${houseNumber}\n${spacedZipCode(zipCode)} ${city}`),
    line(words.labels.contact, `${email}\n${phoneNumber}`),
    line(details.presence.legend, details.presence.options[presence]),
    ...(presence === 'absent'
      ? [
          line(
            words.labels.access,
            [access ? details.access.options[access] : words.accessOpen, note].filter(Boolean).join('\n'),
          ),
        ]
      : []),
    ...(noPhotos ? [line(details.photos.legend, details.photos.options.no)] : []),
    ...(remark ? [line(words.labels.remark, remark)] : []),
  ]
}
