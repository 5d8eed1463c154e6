import type { Language } from '../../domain/language.ts'
import type { OrderDetails } from '../../domain/orders/order-details.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'

/** A made-up order. `daysAhead`: when its visit is at the earliest. Rooms are those of the tariff's typical home. */
interface SampleOrder extends Omit<OrderDetails, 'access'> {
  daysAhead: number
  packageId: PackageId
  zipCode: string
}

/** The part of an address that only samples have: by it they are found and removed again. */
export const sampleMailbox = '@sample.example'

const belgian = { firstName: 'Sample', phoneNumber: '02 000 00 00', street: 'Sample Street' } as const
const dutch = { firstName: 'Voorbeeld', phoneNumber: '074 000 00 00', street: 'Voorbeeldstraat' } as const

/** Made-up orders of the coming days, whose names say what they are. */
export const sampleOrders: Readonly<Record<Language, readonly SampleOrder[]>> = {
  en: [
    {
      ...belgian,
      lastName: 'Janssens',
      email: `janssens${sampleMailbox}`,
      houseNumber: '1',
      city: 'Antwerpen',
      daysAhead: 0,
      packageId: 'gs',
      zipCode: '2000',
      presence: 'present',
      remark: 'Please ring twice.',
    },
    {
      ...belgian,
      lastName: 'Claes',
      email: `claes${sampleMailbox}`,
      houseNumber: '2 bus 3',
      city: 'Antwerpen',
      daysAhead: 1,
      packageId: 'ls',
      zipCode: '2018',
      presence: 'leaves',
      remark: '',
    },
    {
      ...belgian,
      lastName: 'Dubois',
      email: `dubois${sampleMailbox}`,
      houseNumber: '3',
      city: 'Brussel',
      daysAhead: 2,
      packageId: 'gs',
      zipCode: '1000',
      presence: 'absent',
      remark: 'Parking behind the house.',
    },
    {
      ...belgian,
      lastName: 'Wouters',
      email: `wouters${sampleMailbox}`,
      houseNumber: '4',
      city: 'Gent',
      daysAhead: 6,
      packageId: 'es',
      zipCode: '9000',
      presence: 'present',
      remark: '',
    },
  ],
  nl: [
    {
      ...dutch,
      lastName: 'Jansen',
      email: `jansen${sampleMailbox}`,
      houseNumber: '1',
      city: 'Hengelo',
      daysAhead: 0,
      packageId: 'gs',
      zipCode: '7551AB',
      presence: 'present',
      remark: 'Graag twee keer bellen.',
    },
    {
      ...dutch,
      lastName: 'Bakker',
      email: `bakker${sampleMailbox}`,
      houseNumber: '2a',
      city: 'Enschede',
      daysAhead: 1,
      packageId: 'ls',
      zipCode: '7511AA',
      presence: 'leaves',
      remark: '',
    },
    {
      ...dutch,
      lastName: 'Smit',
      email: `smit${sampleMailbox}`,
      houseNumber: '3',
      city: 'Utrecht',
      daysAhead: 5,
      packageId: 'es',
      zipCode: '3511AB',
      presence: 'absent',
      remark: 'Parkeren kan achter het huis.',
    },
  ],
}
