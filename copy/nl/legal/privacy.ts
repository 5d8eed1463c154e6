import { brand } from '../../../domain/company/company.ts'
import { promised, sectionsOf } from '../../page-copy.ts'

export const privacy = {
  title: 'Privacy en cookies',
  metaTitle: `Privacy en cookies | ${brand}`,
  metaDescription:
    'Welke gegevens elk formulier op deze website vraagt, waarom, op welke grondslag en hoelang; statistieken alleen met jouw toestemming; en welke rechten je hebt.',
  lead: 'We vragen alleen wat we nodig hebben om je te antwoorden of bij je schoon te maken. Hier zie je het per formulier.',
  updated: '2026-11-29',
  forms: {
    heading: 'Wat we verwerken, per formulier',
    labels: { form: 'Waar', data: 'Gegevens', purpose: 'Waarvoor', basis: 'Grondslag (AVG)', period: 'Hoelang' },
    rows: [
      {
        form: 'Postcodeveld',
        data: 'Postcode en het gekozen pakket; bij de prijsindicatie ook je ruimtes en extra’s',
        purpose:
          'Om het dichtstbijzijnde team te vinden, een prijsindicatie te tonen en je naar de bestelsite te brengen',
        basis: 'Voorbereiding van een overeenkomst, op jouw verzoek, artikel 6 lid 1 onder b',
        period:
          'Wij bewaren de postcode niet. Je browser onthoudt hem tijdens je bezoek, zodat je hem maar één keer hoeft te typen',
      },
      {
        form: 'Contactformulier',
        data: 'Voornaam, achternaam, e-mailadres, telefoonnummer, je bericht, onze antwoorden en wat we noteren terwijl we ermee bezig zijn, bijvoorbeeld over een telefoongesprek',
        purpose:
          'Om je te antwoorden en je een kopie van je bericht te sturen; het telefoonnummer om te bellen als dat handiger is',
        basis:
          'Voorbereiding van een overeenkomst, op jouw verzoek, artikel 6 lid 1 onder b; bij andere vragen ons gerechtvaardigd belang om te kunnen antwoorden, onder f',
        period:
          'Op onze server tot {purgeDays} dagen na bezorging en nog hoogstens 15 dagen in back-ups; in de mailbox van kantoor zolang het voor je vraag nodig is',
      },
      {
        form: 'Zakelijk formulier en terugbelverzoek',
        data: 'Zoals bij het contactformulier, plus de naam van je bedrijf',
        purpose: 'Om je terug te bellen en een offerte te maken',
        basis: 'Voorbereiding van een overeenkomst, op jouw verzoek, artikel 6 lid 1 onder b',
        period: 'Zoals bij het contactformulier',
      },
      {
        form: 'Aanmelding als partner',
        data: 'Zoals bij het contactformulier, plus regio’s, teamgrootte, KvK-nummer, werkdagen en motivatie',
        purpose: 'Om je aanmelding te beoordelen en te beantwoorden',
        basis: 'Jouw toestemming, artikel 6 lid 1 onder a, die je altijd mag intrekken',
        period:
          'Op onze server en in back-ups zoals bij het contactformulier; in de mailbox van kantoor hoogstens twaalf maanden, of tot je je toestemming intrekt',
      },
      {
        form: 'Bestelling, wijziging, annulering en herroeping',
        data: 'Je woning en de dag; je naam, adres, e-mailadres en telefoonnummer; of je erbij bent en je bericht aan het team; waarmee je akkoord bent gegaan; wat er daarna met de bestelling is gebeurd, zoals wanneer het team er was en wat het per ruimte noteerde; wat je hebt betaald en hoe; en onze notities, bijvoorbeeld over hoe we binnenkomen',
        purpose:
          'Om te komen schoonmaken, te bevestigen wat is afgesproken en je te laten wijzigen, annuleren of herroepen',
        basis:
          'De overeenkomst met jou, artikel 6 lid 1 onder b; de administratie die de wet van ons vraagt, onder c; ons gerechtvaardigd belang bij bewijs als er een geschil is, onder f',
        period:
          'Een bestelling die je niet afmaakt: {draftHours} uur. Je bericht aan het team: {orderNoteDays} dagen na het bezoek. Hoe we binnenkomen: {accessNoteDays} dagen erna, omdat we voor de garantie nog kunnen terugkomen. Je naam, adres, contactgegevens en onze andere notities: {orderYears} jaar na het bezoek. Bedragen, en facturen met je naam en adres: zolang de wet ons verplicht onze administratie te bewaren',
      },
      {
        form: 'Foto’s van een bezoek',
        data: 'Een paar foto’s van ruimtes, als het team die maakt: geen mensen, papieren of schermen, en zonder gegevens over plaats of toestel. Waar jij of het team is, leggen we niet vast (geen gps)',
        purpose: 'Om je in het verslag te laten zien wat er is gedaan, en om op te lossen wat niet klopt',
        basis:
          'Ons gerechtvaardigd belang bij een duidelijk verslag en bij bewijs als er een geschil is, artikel 6 lid 1 onder f. Vink je “Geen foto’s in mijn huis” aan, dan maakt het team er geen',
        period:
          '{photoDays} dagen na het bezoek, en alleen langer zolang een klacht erover loopt. Alleen wie de link van je bestelling heeft, je team en ons kantoor zien ze. In het verslag kun je elke foto meteen verwijderen',
      },
      {
        form: 'Beoordelingen',
        data: 'Naam, sterren en tekst die iemand op ons Google-profiel openbaar heeft gemaakt, en ons antwoord',
        purpose: 'Om te laten zien wat klanten van ons vinden',
        basis: 'Ons gerechtvaardigd belang: laten zien wat klanten openbaar schrijven, artikel 6 lid 1 onder f',
        period: 'Tot de beoordeling bij Google verdwijnt of jij bezwaar maakt',
      },
      {
        form: 'Technisch logboek',
        data: 'Tijdstip, pagina, antwoordcode en een volgnummer; wat er op de pagina misging, zonder wat je typte; je IP-adres, alleen zolang we tellen hoeveel berichten en foutmeldingen ervandaan komen, om misbruik tegen te gaan; bij bestellingen codes die we van je netwerk, e-mailadres en telefoonnummer maken, twee dagen lang',
        purpose: 'Om fouten te vinden en aanvallen en spam af te weren',
        basis: 'Ons gerechtvaardigd belang bij een veilige website, artikel 6 lid 1 onder f',
        period: 'Niet langer dan daarvoor nodig is. Je bericht staat nooit in het logboek',
      },
    ],
  },
  sections: sectionsOf({
    controller: {
      heading: 'Wie is verantwoordelijk?',
      paragraphs: [
        '{legalName}, {seat}, KvK-nummer {companyNumber}, is verantwoordelijk voor de persoonsgegevens die we via deze website en onze bestelsite verwerken. Vragen over privacy? Mail naar {email} of bel {phone}. Dat is gratis, en je hoeft geen formulier in te vullen.',
        'Deze verklaring gaat over de website en over onze bestelsite. Accounts en wachtwoorden zijn er niet. Bij je bestelling hoort een persoonlijke link, die alleen jij krijgt. Klik je op “Inloggen”, dan mailen we je die link opnieuw.',
      ],
    },
    delivery: {
      heading: 'Wat gebeurt er met een bericht?',
      paragraphs: [
        'Je bericht wordt eerst opgeslagen en daarna naar ons kantoor gemaild. Zo gaat er niets verloren als een mailserver hapert. We wissen het {purgeDays} dagen na bezorging uit de database van de website, en binnen nog eens 15 dagen uit de back-ups. Een bericht dat niet bezorgd kan worden, blijft staan tot we het hebben afgehandeld, hoogstens {messageYears} jaar. Zolang je een formulier invult, bewaart alleen je eigen browser een kladversie. Zo ben je je tekst niet kwijt als de pagina opnieuw laadt.',
        'Je postcode gaat nooit mee met de statistieken, en wat je schrijft ook niet.',
      ],
    },
    recipients: {
      heading: 'Wie krijgt je gegevens te zien?',
      paragraphs: [
        'Het team dat bij je komt, is soms van een partnerbedrijf. Het krijgt alleen wat het voor het bezoek nodig heeft. Bedrijven die met een contract voor ons werken, verwerken gegevens voor de hosting van deze website, voor onze e-mails en sms-berichten, en voor betalingen. We verkopen geen gegevens en geven ze niet door voor reclame. Berichten en aanmeldingen komen binnen in de mailbox van kantoor.',
        promised(
          'dataInEea',
          'Gegevens blijven binnen de Europese Economische Ruimte (EER), met twee uitzonderingen waar je zelf voor kiest.',
          'Sommige van deze bedrijven verwerken gegevens buiten de Europese Economische Ruimte (EER), met de waarborgen van de AVG.',
        ) +
          ' Geef je toestemming voor statistieken, dan kan Google gegevens in de Verenigde Staten verwerken, onder het EU-US Data Privacy Framework. Speel je een video van YouTube of Vimeo af, dan krijgt dat bedrijf je IP-adres te zien. Het kan dat ook buiten de EER verwerken.',
      ],
    },
    cookies: {
      heading: 'Cookies en statistieken',
      paragraphs: [
        'Zonder jouw toestemming bewaren we in je browser alleen wat de website nodig heeft om te werken. Google Analytics laden we dan niet. Geef je toestemming, dan houdt Google Analytics bij welke pagina’s worden bezocht. Weigeren heeft geen gevolgen: elke pagina werkt hetzelfde.',
        'Een video van YouTube of Vimeo op een van onze pagina’s wordt pas opgehaald als je op afspelen drukt. Dat bedrijf krijgt dan je IP-adres te zien en kan gegevens in je browser bewaren.',
        'Houden we statistieken bij, dan kun je je keuze altijd veranderen met de knop onder aan elke pagina.',
      ],
    },
  }),
  cookies: {
    caption: 'Dit wordt in je browser bewaard',
    labels: { name: 'Wat', purpose: 'Waarvoor', when: 'Wanneer', period: 'Hoelang' },
    rows: [
      {
        name: 'Je postcode',
        purpose: 'Om hem in andere formulieren voor je in te vullen',
        when: 'Zodra je hem hebt getypt',
        period: 'Tot je het tabblad sluit',
      },
      {
        name: 'Kladversie van wat je invult',
        purpose: 'Zodat je tekst blijft staan als de pagina opnieuw laadt',
        when: 'Terwijl je typt',
        period: 'Tot je het verstuurt of het tabblad sluit',
      },
      {
        name: 'Je keuze over statistieken',
        purpose: 'Zodat we het niet op elke pagina opnieuw vragen',
        when: 'Zodra je hebt gekozen; alleen als er iets te kiezen is',
        period: 'Tot je die verandert of je browsegegevens wist; na een half jaar vragen we het opnieuw',
      },
      {
        name: '_ga, _ga_…',
        purpose: 'Statistieken van Google Analytics',
        when: 'Alleen met jouw toestemming',
        period: 'Hoogstens twee jaar',
      },
      {
        name: 'Video van YouTube of Vimeo',
        purpose: 'Om die af te spelen; wat dat bedrijf bewaart, staat in zijn eigen verklaring',
        when: 'Alleen als je op afspelen drukt',
        period: 'Zoals dat bedrijf aangeeft',
      },
    ],
    nothingToChoose: 'Deze website houdt nu geen statistieken bij, dus er valt niets te kiezen.',
  },
  rights: {
    heading: 'Jouw rechten',
    paragraphs: [
      'Mail naar {email}. Binnen een maand hoor je wat we met je verzoek hebben gedaan. Alleen als we reden hebben om te twijfelen, vragen we je aan te tonen wie je bent.',
    ],
    list: [
      'Inzien welke gegevens we van je hebben, en een kopie krijgen',
      'Onjuiste gegevens laten verbeteren',
      'Gegevens laten wissen, of het gebruik laten beperken',
      'Je gegevens meenemen in een gangbaar formaat',
      'Bezwaar maken tegen gebruik op grond van ons gerechtvaardigd belang',
      'Je toestemming intrekken; wat vóór die tijd is gedaan, blijft rechtmatig',
    ],
    automated: 'Geen enkel besluit over jou wordt alleen door een computer genomen.',
  },
  authority: {
    heading: 'Een klacht bij de toezichthouder',
    paragraphs: [
      'We horen het graag eerst zelf, maar je hoeft niet op ons te wachten. Je kunt een klacht indienen bij de Autoriteit Persoonsgegevens, Postbus 93374, 2509 AJ Den Haag, of bij de toezichthouder van het land waar je woont.',
    ],
    name: 'Autoriteit Persoonsgegevens (AP)',
    url: 'https://autoriteitpersoonsgegevens.nl',
  },
}
