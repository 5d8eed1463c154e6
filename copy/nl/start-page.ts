import { brand } from '../../domain/company/company.ts'

export const startPage = {
  metaTitle: `Controleer je postcode | ${brand}`,
  metaDescription: 'Vul je postcode in en je ziet meteen een vrijblijvende prijsindicatie voor je schoonmaak.',
  title: 'Controleer je postcode',
  lead: 'Met je postcode vinden we het dichtstbijzijnde team en zie je wat het kost.',
}
