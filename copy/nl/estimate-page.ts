import { brand } from '../../domain/company/brand.ts'
import type { estimatePage as english } from '../en/estimate-page.ts'

export const estimatePage: typeof english = {
  metaTitle: `Prijsindicatie voor je schoonmaak, per ruimte | ${brand}`,
  metaDescription:
    'Zie wat je schoonmaak ongeveer kost voordat je je naam achterlaat: vul in hoe groot en hoe vuil je ruimtes zijn, vergelijk dagen en deel of print het overzicht.',
  title: 'Je prijsindicatie per ruimte',
  lead: 'Vertel iets over je huis en vergelijk de prijs op verschillende dagen. Je hoeft geen naam in te vullen en zit nergens aan vast.',
  notOffered: 'Op dit moment tonen we geen prijsindicaties. Op de bestelsite zie je de prijs voordat je bestelt.',
  dirt: {
    title: 'Hoe vuil is het?',
    lead: 'De meeste mensen schatten hun huis te rooskleurig in. Vergelijk met deze keukens en kies per ruimte.',
    levels: {
      1: 'Elke week schoongemaakt. Stof op de randjes, een paar waterspatten, kruimels onder de tafel.',
      2: 'Af en toe schoongemaakt. Kalk op de kranen, een laagje vet op de afzuigkap, stof achter de meubels.',
      3: 'Maanden niet schoongemaakt. Dikke kalk, ingebrand vet, schimmelplekken of een vloer die plakt.',
    },
  },
}
