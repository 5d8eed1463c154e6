import type { consents as english } from '../../en/order/consents.ts'

export const consents: typeof english = {
  terms: 'Ik ga akkoord met de algemene voorwaarden.',
  beginEarly:
    'Kom op {date}. Ik weet dat mijn bedenktijd van 14 dagen dan nog loopt en vraag jullie om toch al te beginnen. Herroep ik als jullie al begonnen zijn, dan betaal ik het deel dat gedaan is.',
  losesRight: 'Ik begrijp dat ik niet meer kan herroepen als de schoonmaak helemaal klaar is.',
}
