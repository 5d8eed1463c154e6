import { brand } from '../../domain/company/company.ts'

export const estimatePage = {
  metaTitle: `Prijsindicatie voor je schoonmaak, per ruimte | ${brand}`,
  metaDescription:
    'Wat kost jouw schoonmaak? Vul in hoe groot en hoe vuil je ruimtes zijn, vergelijk de prijs per dag en deel of print het overzicht. Zonder je naam.',
  title: 'Je prijsindicatie',
  lead: 'Beantwoord een paar vragen en je ziet de prijs op verschillende dagen. Je naam is niet nodig en je zit nergens aan vast.',
  notOffered: 'Op dit moment tonen we geen prijsindicaties. Op de bestelsite zie je de prijs voordat je bestelt.',
  notes: {
    order: '“Bestel nu” opent onze bestelsite. Er staat niets vast tot je daar bestelt.',
    roomsStay: 'Je ruimtes gaan niet mee, dus print of bewaar deze pagina eerst.',
    price:
      'De prijs waarvoor je daar bestelt, staat vast. Er komt alleen iets bij als jij dat op de dag zelf goedkeurt.',
    share: 'Bewaar of deel de link van deze pagina: je keuzes staan erin.',
  },
}
