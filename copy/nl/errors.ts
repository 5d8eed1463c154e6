import { brand } from '../../domain/company/brand.ts'
import type { errors as english } from '../en/errors.ts'

export const errors: typeof english = {
  generic: 'Er is een fout opgetreden',
  page: {
    metaTitle: `Er is een fout opgetreden | ${brand}`,
    metaDescription: 'Er ging bij ons iets mis.',
    title: 'Er is een fout opgetreden',
    text: 'Er ging bij ons iets mis, waardoor we deze pagina niet konden tonen. Probeer het zo meteen nog eens.',
    reference: 'Neem je hierover contact met ons op, noem dan dit nummer: {requestId}',
    home: 'Terug naar de homepage',
    contact: 'Naar de klantenservice',
  },
}
