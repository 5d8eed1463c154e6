import { brand, company } from '../../domain/company/company.ts'
import { companyWords } from '../company-words.ts'
import { coverageWords } from '../coverage.ts'
import { counted, promised, sectionsOf } from '../page-copy.ts'

export const aboutUs = {
  title: `Over ${brand}`,
  metaTitle: `Over ons: hoe en waar we werken | ${brand}`,
  metaDescription: `${brand} maakt woningen en bedrijfspanden schoon${coverageWords('nl', ' in Nederland en België', () => '')}. Waar we voor staan, wie er bij je komt en waar we werken.`,
  lead: companyWords('nl').about,
  sections: sectionsOf({
    since: {
      heading: 'Schoonmakers sinds {since}',
      paragraphs: [
        `Een schoonmaak bestellen moet zo gewoon zijn als een treinkaartje kopen: je zegt waar en wat, je ziet de prijs, je kiest een dag.${counted(' We hebben inmiddels meer dan {homes} huizen schoongemaakt.')}`,
        'Gaandeweg hebben we veel geleerd: hoeveel tijd een douchewand kost die twee jaar niet is ontkalkt, dat bouwstof urenlang blijft zweven en dat mensen hun eigen huis schoner inschatten dan het is. Dat alles zit in onze takenlijsten en in de vragen die we stellen voordat je boekt.',
      ],
    },
    'how-we-work': {
      heading: 'Waar we voor staan',
      paragraphs: 'Vier dingen waar we niet aan tornen.',
      list: [
        'Eerst de prijs. Je ziet hem voordat je je naam invult.',
        'De lijst is openbaar. Wat je krijgt, staat op deze website, per ruimte.',
        'Ben je er aan het eind bij? Dan kijk je eerst en betaal je daarna. Wat niet goed is, lossen we meteen op.',
        'We zeggen eerlijk wat je met schoonmaken niet wegkrijgt. Versleten emaille wordt niet meer wit.',
      ],
      links: [{ page: 'cleaning-quality-system', label: 'Zo controleren we ons werk' }],
    },
    teams: {
      heading: 'Wie komt er bij je thuis?',
      paragraphs: [
        'Onze schoonmakers zijn gecertificeerde vakmensen' +
          promised(
            'cleanersTrained',
            ': getraind op onze takenlijsten en geslaagd voor een schoonmaak onder begeleiding voordat ze bij jou komen',
          ) +
          '. Ze werken meestal in teams van {teamSize}, in een vaste regio. Zo kennen ze het harde water van de ene stad en de hoge oude ramen van de andere.',
        'Een deel van de teams is bij ons in dienst, de rest bij een partnerbedrijf. De training, de takenlijsten en de controle zijn hetzelfde.',
      ],
      links: [{ page: 'partner', label: 'Partner worden' }],
    },
    where: {
      heading: 'Waar we werken',
      paragraphs: coverageWords(
        'nl',
        'In heel Nederland, behalve op de Waddeneilanden, en in heel België. Elk land heeft een eigen site en eigen teams. De Belgische site is in het Engels.',
        (where) => `We werken ${where}.`,
      ),
      links: company.branch ? [{ page: 'local-branch', label: `${brand} in ${company.branch.place}` }] : [],
    },
  }),
  facts: {
    heading: 'In het kort',
    rows: [
      { label: 'Schoonmaken sinds', value: '{since}' },
      ...(company.figures.homesCleaned ? [{ label: 'Schoongemaakte huizen', value: 'meer dan {homes}' }] : []),
      { label: 'Mensen in een team', value: 'meestal {teamSize}' },
    ],
  },
}
