import type { orderProcess as english } from '../en/order-process.ts'

export const orderProcess: typeof english = {
  title: 'Zo werkt bestellen',
  metaTitle: 'Zo werkt bestellen, stap voor stap | Helderhuis',
  metaDescription:
    'Van postcode tot getekende werkbon: in vier stappen boeken, zo verloopt het bezoek, en wanneer je betaalt als je blijft, eerder weggaat of er niet bij bent.',
  lead: 'Vier stappen om te boeken, één bezoek, en betalen als je het resultaat hebt gezien. Zo gaat het, van postcode tot handtekening.',
  booking: {
    heading: 'Boeken in vier stappen',
    intro:
      'Deze stappen doorloop je op onze bestelsite. Weet je hoe groot je kamers zijn, dan kost het ongeveer {minutesToBook} minuut. Tot de vierde stap ligt niets vast.',
    steps: [
      {
        id: 'your-home',
        title: 'Je woning',
        text: 'Vul postcode en huisnummer in: het dichtstbijzijnde team wordt gekozen. Daarna geef je per ruimte op hoe groot en hoe vuil die is en vink je de extra diensten aan die je wilt.',
        tip: 'Afpassen is goed genoeg: een gewone stap is ongeveer 75 cm.',
      },
      {
        id: 'estimate',
        title: 'Bekijk de prijsindicatie',
        text: 'Je ziet een vrijblijvende prijsindicatie voor verschillende data naast elkaar. Kies de datum die jou past.',
        tip: 'Maakt de dag niet uit? Vergelijk dan: de prijs kan per datum verschillen.',
      },
      {
        id: 'your-details',
        title: 'Je gegevens',
        text: 'Pas nu vul je je naam en adres in, met een e-mailadres en een telefoonnummer waarop we je die dag kunnen bereiken.',
        tip: 'Geef een mobiel nummer op: de betaallink komt ook per sms.',
      },
      {
        id: 'check-and-order',
        title: 'Controleren en bestellen',
        text: 'Loop alles nog een keer na en ga akkoord met de voorwaarden. Daarmee is je bestelling definitief.',
        tip: 'Bedenk je je? Binnen {freeChangeDays} dagen na je bestelling, of meer dan {freeAheadDays} dagen van tevoren, wijzig en annuleer je gratis.',
      },
    ],
  },
  visit: {
    heading: 'Op de dag zelf',
    intro:
      'Een team bestaat normaal uit {teamSize} mensen; bij een kleine klus komt er één, bij een grote komen er meer. Het bezoek verloopt altijd in dezelfde volgorde.',
    steps: [
      {
        id: 'walk-through',
        title: 'Rondgang',
        text: 'Je loopt met het team door je huis. Jij zegt wat het belangrijkst is, zij zeggen wat ze zien en wat veel tijd kost. Kwetsbare materialen worden benoemd.',
      },
      {
        id: 'cleaning',
        title: 'Schoonmaken',
        text: 'Het team werkt de takenlijst van je pakket af, ruimte voor ruimte, van boven naar beneden. Je kunt gerust weggaan.',
      },
      {
        id: 'phone-call',
        title: 'Telefoontje een half uur voor het einde',
        text: 'We bellen je een half uur voordat het team klaar is, zodat je op tijd terug bent voor de controle.',
      },
      {
        id: 'inspection',
        title: 'Controle en feedback',
        text: 'Jullie bekijken samen elke ruimte. Doe de oven open, ga met een vinger langs de plint en zeg wat je ervan vindt.',
      },
      {
        id: 'fixes',
        title: 'Herstellen wat niet goed is',
        text: 'Wat niet klopt met de takenlijst, wordt meteen overgedaan. Daarna kijk je nog een keer.',
      },
      {
        id: 'sign-and-pay',
        title: 'Tekenen en betalen',
        text: 'Ben je tevreden, dan teken je de werkbon. Daarna krijg je een betaallink via e-mail en sms, of je pint bij het team.',
      },
    ],
  },
  payment: {
    heading: 'Wanneer betaal je?',
    situationLabel: 'Jouw situatie',
    paymentLabel: 'Wanneer en hoe je betaalt',
    moments: [
      { id: 'absent', label: 'Vóór het bezoek' },
      { id: 'leaving-early', label: 'Als je weggaat' },
      { id: 'present', label: 'Na de controle' },
    ],
    rules: [
      {
        id: 'present',
        situation: 'Je bent bij de controle',
        payment: 'Na de controle, met een betaallink via e-mail en sms, of met je pinpas.',
      },
      {
        id: 'leaving-early',
        situation: 'Je gaat weg voordat het team klaar is',
        payment: 'Op het moment dat je weggaat.',
      },
      {
        id: 'absent',
        situation: 'Je bent er helemaal niet bij',
        payment: 'Vooraf.',
      },
    ],
    note: 'Voor betalen met een kaart rekenen we geen toeslag.',
  },
  checklist: {
    heading: 'Klaar voor het team',
    items: [
      'Water, elektriciteit en licht doen het',
      'Aanrecht en vloeren zijn zo veel mogelijk vrij',
      'Breekbare en dierbare spullen staan veilig',
      'Er is een parkeerplek bij de deur, of je weet waar er een is',
      'Huisdieren zitten in een dichte kamer of bij de buren',
      'Je telefoon staat aan',
    ],
  },
  printLabel: 'Deze pagina printen',
}
