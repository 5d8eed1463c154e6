import { brand } from '../../domain/company/brand.ts'
import type { estimatePage as english } from '../en/estimate-page.ts'

export const estimatePage: typeof english = {
  metaTitle: `Prijsindicatie voor je schoonmaak, per ruimte | ${brand}`,
  metaDescription:
    'Zie wat je schoonmaak ongeveer kost voordat je je naam achterlaat: vul in hoe groot en hoe vuil je ruimtes zijn, vergelijk dagen en deel of print het overzicht.',
  title: 'Je prijsindicatie',
  lead: 'Beantwoord een paar vragen en zie de prijs op verschillende dagen. Je hoeft geen naam in te vullen en zit nergens aan vast.',
  notOffered: 'Op dit moment tonen we geen prijsindicaties. Op de bestelsite zie je de prijs voordat je bestelt.',
  notes: {
    order: '“Bestel nu” opent onze bestelsite; er staat niets vast tot je daar bevestigt.',
    roomsStay: 'Je ruimtes gaan niet mee, dus print of bewaar deze pagina eerst.',
    price:
      'De prijs die je op de bestelsite bevestigt, is de prijs die je betaalt, tenzij je bij de rondgang zelf extra tijd goedkeurt.',
    share: 'Bewaar of deel de link van deze pagina: je keuzes staan erin.',
  },
}
