import type { Language } from '../../domain/language.ts'
import type { OrderDetails } from '../../domain/orders/order-details.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'

/** A made-up order. `daysAhead`: when its visit is at the earliest. Rooms are those of the tariff's typical home. */
interface SampleOrder extends Pick<OrderDetails, 'lastName' | 'houseNumber' | 'city' | 'presence'> {
  remark?: string
  daysAhead: number
  packageId: PackageId
  zipCode: string
}

/** The part of an address that only samples have: by it they are found and removed again. */
export const sampleMailbox = '@sample.example'

/** What the made-up customers of a site have in common. */
export const sampleCustomers = {
  en: { firstName: 'Sample', phoneNumber: '02 000 00 00', street: 'Sample Street' },
  nl: { firstName: 'Voorbeeld', phoneNumber: '074 000 00 00', street: 'Voorbeeldstraat' },
}

/** Made-up orders of the coming days, whose names say what they are. */
export const sampleOrders: Readonly<Record<Language, readonly SampleOrder[]>> = {
  en: [
    {
      lastName: 'Janssens',
      houseNumber: '1',
      city: 'Antwerpen',
      daysAhead: 0,
      packageId: 'gs',
      zipCode: '2000',
      presence: 'present',
      remark: 'Please ring twice.',
    },
    {
      lastName: 'Claes',
      houseNumber: '2 bus 3',
      city: 'Antwerpen',
      daysAhead: 1,
      packageId: 'ls',
      zipCode: '2018',
      presence: 'leaves',
    },
    {
      lastName: 'Dubois',
      houseNumber: '3',
      city: 'Brussel',
      daysAhead: 2,
      packageId: 'gs',
      zipCode: '1000',
      presence: 'absent',
      remark: 'Parking behind the house.',
    },
    {
      lastName: 'Wouters',
      houseNumber: '4',
      city: 'Gent',
      daysAhead: 6,
      packageId: 'es',
      zipCode: '9000',
      presence: 'present',
    },
  ],
  nl: [
    {
      lastName: 'Jansen',
      houseNumber: '1',
      city: 'Hengelo',
      daysAhead: 0,
      packageId: 'gs',
      zipCode: '7551AB',
      presence: 'present',
      remark: 'Graag twee keer bellen.',
    },
    {
      lastName: 'Bakker',
      houseNumber: '2a',
      city: 'Enschede',
      daysAhead: 1,
      packageId: 'ls',
      zipCode: '7511AA',
      presence: 'leaves',
    },
    {
      lastName: 'Smit',
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
