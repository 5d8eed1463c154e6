import type { aboutUs as english } from '../en/about-us.ts'

export const aboutUs: typeof english = {
  title: 'Over Helderhuis',
  metaTitle: 'Over ons: wie je huis schoonmaakt | Helderhuis',
  metaDescription:
    'Helderhuis maakt woningen en bedrijfspanden schoon in Nederland en België. Waar we voor staan, hoe we werken en wat we niet doen.',
  lead: 'Helder is schoon, en helder is licht. Dat is wat we achterlaten: een huis waar het licht weer naar binnen valt.',
  sections: [
    {
      id: 'since',
      heading: 'Schoonmakers sinds {since}',
      paragraphs: [
        'We begonnen in {since} met één idee: een schoonmaak bestellen moet zo gewoon zijn als een treinkaartje kopen. Je zegt waar en wat, je ziet de prijs, je kiest een dag. Meer dan {homes} huizen later werkt het nog steeds zo.',
        'Wat er veranderd is, is wat we weten. Hoeveel tijd een douchewand kost die twee jaar niet is ontkalkt. Dat bouwstof ’s nachts terugkomt. Dat mensen hun eigen huis schoner inschatten dan het is. Dat alles zit in onze takenlijsten en in de vragen die we stellen voordat je boekt.',
      ],
    },
    {
      id: 'how-we-work',
      heading: 'Waar we voor staan',
      paragraphs: ['Vier dingen waar we niet aan tornen.'],
      list: [
        'Eerst de prijs. Je ziet hem voordat je je naam achterlaat.',
        'De lijst is openbaar. Wat je krijgt, staat op deze website, per ruimte.',
        'Eerst kijken, dan betalen. Wat niet goed is, wordt eerst hersteld.',
        'We zeggen wat schoonmaken niet kan. Versleten emaille wordt niet meer wit.',
      ],
      links: [{ page: 'cleaning-quality-system', label: 'Zo controleren we ons werk' }],
    },
    {
      id: 'teams',
      heading: 'De mensen',
      paragraphs: [
        'Onze schoonmakers zijn gecertificeerde vakmensen. Ze werken normaal in teams van {teamSize}, in hun eigen regio. Zo kennen ze het harde water van de ene stad en de oude schuiframen van de andere.',
        'Naast onze eigen teams werken we met partnerbedrijven. Die volgen dezelfde takenlijsten en dezelfde controle.',
      ],
      links: [{ page: 'partner', label: 'Partner worden' }],
    },
    {
      id: 'where',
      heading: 'Waar we werken',
      paragraphs: [
        'In heel Nederland, behalve op de Waddeneilanden, en in heel België. Elk land heeft zijn eigen site, met eigen teams en kantooruren.',
      ],
      links: [{ page: 'local-branch', label: 'Helderhuis in Hengelo' }],
    },
  ],
  facts: {
    heading: 'In cijfers',
    rows: [
      { label: 'Schoonmaken sinds', value: '{since}' },
      { label: 'Schoongemaakte huizen', value: 'meer dan {homes}' },
      { label: 'Mensen in een team', value: 'normaal {teamSize}' },
    ],
  },
}
