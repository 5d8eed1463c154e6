import { brand } from '../../domain/company/brand.ts'
import type { errors as english } from '../en/errors.ts'

export const errors: typeof english = {
  generic: 'Er is een fout opgetreden',
  page: {
    metaTitle: `Er ging iets mis | ${brand}`,
    metaDescription: 'Er ging bij ons iets mis.',
    title: 'Er ging bij ons iets mis',
    text: 'We konden deze pagina niet tonen. Dat ligt niet aan jou; probeer het zo nog eens.',
    reference: 'Neem je hierover contact met ons op, noem dan dit nummer: {requestId}',
    home: 'Terug naar de homepage',
    contact: 'Naar de klantenservice',
  },
}
