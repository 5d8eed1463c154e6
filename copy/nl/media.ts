import { brand, company } from '../../domain/company/company.ts'
import { capitalised, coverageWords } from '../coverage.ts'
import { sectionsOf } from '../page-copy.ts'

export const media = {
  title: 'Media',
  metaTitle: `Media en pers | ${brand}`,
  metaDescription: `Voor journalisten, redacties en studenten: feiten en cijfers over ${brand}, een tekst om over te nemen, wat je met het logo mag en wie je kunt bellen.`,
  lead: 'Schrijf je over schoonmaken, huren, verhuizen of werk? Hier vind je feiten en cijfers. Heb je een vraag? We bellen je terug.',
  boilerplate: {
    heading: 'In drie zinnen, vrij te gebruiken',
    text: `${brand} maakt woningen en bedrijfspanden schoon ${coverageWords('nl', 'in Nederland en België', (where) => where)}. Klanten vullen een postcode in, zien een vrijblijvende prijsindicatie voor verschillende dagen en boeken online; wie erbij is, betaalt pas na de controle samen met het team. ${brand} maakt sinds {since} schoon.`,
  },
  logo: { alternative: `Het logo van ${brand}`, download: 'Download het logo' },
  news: 'Nieuws',
  facts: {
    heading: 'Feiten en cijfers',
    intro:
      'Dit zijn de cijfers die ook elders op deze website staan. Vermeld graag op welke datum je ze hebt opgezocht.',
    rows: [
      { label: 'Schoonmaken sinds', value: '{since}' },
      ...(company.figures.homesCleaned ? [{ label: 'Schoongemaakte huizen', value: 'Meer dan {homes}' }] : []),
      { label: 'Prijsindicatie en boeking', value: 'Binnen {minutesToBook}' },
      { label: 'Grootte van een team', value: 'Meestal {teamSize} mensen' },
      { label: 'Waar', value: coverageWords('nl', 'Nederland, behalve de Waddeneilanden; België', capitalised) },
      { label: 'Kantooruren', value: '{openingHours}' },
    ],
  },
  sections: sectionsOf({
    logo: {
      heading: 'Logo en beeld',
      paragraphs: 'Bij een artikel over ons mag je ons logo en onze illustraties zo gebruiken. We vragen drie dingen:',
      list: [
        'Verander niets aan kleur, vorm of verhouding en houd wat ruimte vrij rond het logo',
        `Vermeld “${brand}” als bron van het beeld`,
        'Gebruik ze niet in reclame, of zo dat het lijkt alsof wij iets aanbevelen',
      ],
    },
    people: {
      heading: 'Foto’s van mensen en huizen',
      paragraphs:
        'Voor een foto of video van een team aan het werk hebben we toestemming nodig van de schoonmakers en van de bewoners. Vraag het op tijd: een week is meestal genoeg. Namen of adressen van klanten geven we nooit door.',
    },
    questions: {
      heading: 'Waar we je meer over kunnen vertellen',
      paragraphs: 'Uit de praktijk, niet van de marketingafdeling:',
      list: [
        'Waarom borg en schoonmaak aan het eind van de huur tot ruzie leiden',
        'Hoe je bouwstof een huis uit krijgt',
        'Schoonmaken zonder chloor: wat werkt en wat langer duurt',
        'Waarom mensen hun eigen huis schoner inschatten dan het is',
        'Hoe je klantbeoordelingen eerlijk laat zien',
      ],
    },
    contact: {
      heading: 'Contact voor de pers',
      paragraphs:
        'Bel {phone}, {openingHours}, of mail naar {email} met “pers” in het onderwerp en je deadline in de eerste regel. We bellen je binnen 24 uur terug, en proberen het eerder als je deadline dat vraagt.',
      links: [{ page: 'about-us', label: 'Over ons' }],
    },
  }),
}
