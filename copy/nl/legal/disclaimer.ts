import { brand } from '../../../domain/company/company.ts'
import { sectionsOf } from '../../page-copy.ts'

export const disclaimer = {
  title: 'Disclaimer',
  metaTitle: `Disclaimer van deze website | ${brand}`,
  metaDescription:
    'Wie deze website uitgeeft, in hoeverre je op teksten en prijsindicaties kunt vertrouwen, wat je mag overnemen en hoe je een fout meldt. In gewone taal.',
  lead: 'Wat je van deze website mag verwachten, en wat niet.',
  sections: sectionsOf({
    publisher: {
      heading: 'Van wie is deze website?',
      paragraphs:
        'Deze website is van {legalName}, {seat}, KvK-nummer {companyNumber}. Je bereikt ons via {email} en op {phone}.',
    },
    texts: {
      heading: 'De teksten',
      paragraphs: [
        'We schrijven en controleren onze teksten met zorg. Toch kan er iets verouderd of onjuist zijn. Voor een bestelling telt wat er staat in de bestelling zelf, in de takenlijst van je pakket en in de algemene voorwaarden, en niet een algemene tekst op een pagina.',
        'Schoonmaakadvies is algemeen advies. Lees wat de fabrikant van het materiaal voorschrijft voordat je het toepast op je eigen marmer, eikenhout of staal.',
      ],
      links: [{ page: 'terms-and-conditions', label: 'Algemene voorwaarden' }],
    },
    estimates: {
      heading: 'Prijsindicaties',
      paragraphs:
        'Een prijsindicatie op deze website is vrijblijvend. Die gaat uit van gemiddelden en van wat je zelf invult, en noemt een laagste en een hoogste prijs. De prijs waarvoor je bestelt, staat wel vast; hoe dat zit, lees je in de voorwaarden.',
    },
    reviews: {
      heading: 'Beoordelingen',
      paragraphs:
        'Een beoordeling is de mening van de schrijver. Beoordelingen van Google tonen we zoals ze op ons profiel staan; aan de tekst veranderen we niets. Staat er “voorbeeld” bij, dan hebben we de tekst zelf geschreven. Bij een automatische vertaling staat dat erbij.',
      links: [{ page: 'reviews', label: 'Waar de beoordelingen vandaan komen' }],
    },
    links: {
      heading: 'Links naar andere websites',
      paragraphs:
        'Ons Google-profiel en andere sites waar we naar verwijzen, hebben hun eigen regels en privacyverklaring. Leidt een link naar iets wat daar niet hoort? Meld het, dan halen we hem weg.',
    },
    copyright: {
      heading: 'Overnemen',
      paragraphs:
        'Teksten, illustraties en de video op deze website zijn van ons. Citeren met bronvermelding mag; hele pagina’s overnemen niet. Voor de pers is er een aparte pagina.',
      links: [{ page: 'media', label: 'Media' }],
    },
    mistakes: {
      heading: 'Een fout gevonden?',
      paragraphs:
        'Mail naar {email} en vermeld het adres van de pagina. Dat geldt ook voor beveiligingslekken: meld ze eerst aan ons en geef ons tijd om ze te dichten. We zijn je er dankbaar voor.',
    },
  }),
}
