import { brand } from '../../domain/company/company.ts'
import { type CopyLink, withIds } from '../page-copy.ts'

export const orderProcess = {
  title: 'Zo werkt bestellen',
  metaTitle: `Zo werkt bestellen, stap voor stap | ${brand}`,
  metaDescription:
    'Van postcode tot getekende werkbon: in vier stappen boeken, zo verloopt het bezoek, en wanneer je betaalt als je blijft, eerder weggaat of er niet bij bent.',
  lead: 'Je boekt in vier stappen, wij komen één keer en je betaalt na de controle, als je erbij bent. Zo gaat het, van postcode tot handtekening.',
  booking: {
    heading: 'Boeken in vier stappen',
    intro:
      'Op deze site zie je alvast een prijsindicatie. Boeken doe je op onze bestelsite, binnen {minutesToBook} als je weet hoe groot je ruimtes zijn. Tot de vierde stap staat niets vast.',
    steps: withIds({
      'your-home': {
        title: 'Je woning',
        text: 'Vul postcode en huisnummer in, dan kiezen we het dichtstbijzijnde team. Daarna geef je per ruimte op hoe groot en hoe vuil die is en vink je aan wat je erbij wilt: oven, koelkast, keukenkastjes of kledingkasten vanbinnen, ramen aan de binnenkant, bank en stoelen.',
        tip: 'Geen rolmaat? Meet in stappen: een gewone stap is ongeveer 75 cm.',
      },
      estimate: {
        title: 'Dag en prijs',
        text: 'De prijsindicatie noemde een laagste en een hoogste prijs. Hier zie je de vrije dagen naast elkaar, elk met een vaste prijs. Je zit nog nergens aan vast: kies de dag die jou uitkomt. De prijs die je op de bestelsite bevestigt, is de prijs die je betaalt, tenzij je eerst zelf extra tijd goedkeurt.',
        tip: 'Maakt de dag je niet uit? Vergelijk dan: sommige dagen zijn goedkoper. We komen van maandag tot en met zaterdag en beginnen ’s ochtends ({morningArrival} uur) of ’s middags ({afternoonArrival} uur).',
      },
      'your-details': {
        title: 'Je gegevens',
        text: 'Pas nu vul je je naam en de rest van je adres in, met een e-mailadres en een telefoonnummer waarop we je die dag kunnen bereiken.',
        tip: 'Geef een mobiel nummer op: de betaallink komt ook per sms.',
      },
      'check-and-order': {
        title: 'Controleren en bestellen',
        text: 'Loop alles nog een keer na, ga akkoord met de voorwaarden en bestel. Dan is je bestelling definitief.',
        tip: 'Bedenk je je? Binnen {freeChangeDays} dagen na je bestelling, of meer dan {freeAheadDays} dagen van tevoren, wijzig of annuleer je gratis.',
      },
    }),
    late: 'Wijzig of annuleer je na de gratis periode, dan kost dat {lateFee} van de prijs.',
  },
  visit: {
    heading: 'Op de dag zelf',
    intro:
      'Een team bestaat meestal uit {teamSize} mensen. Bij een kleine klus komt er één iemand, bij een grote komen er meer. Het bezoek verloopt altijd in dezelfde volgorde.',
    steps: withIds({
      'walk-through': {
        title: 'Rondgang',
        text: 'Je loopt met het team door je huis. Jij zegt wat het belangrijkst is, zij zeggen wat ze zien en wat veel tijd kost. Wijs kwetsbare materialen aan.',
      },
      cleaning: {
        title: 'Schoonmaken',
        text: 'Het team werkt de takenlijst van je pakket af, ruimte voor ruimte, van boven naar beneden. Bij schoonmaak per uur werkt het in jouw volgorde, tot de tijd om is. Je kunt gerust even weg, en het bezoek volgen op de pagina van je bestelling.',
      },
      'phone-call': {
        title: 'Telefoontje een half uur voor het einde',
        text: 'Het team belt je een half uur voordat het klaar is, zodat je op tijd terug bent voor de controle.',
      },
      inspection: {
        title: 'Samen controleren',
        text: 'Jullie bekijken samen elke ruimte. Doe open wat je wilt, ga met een vinger langs de plint en zeg wat je ervan vindt.',
      },
      fixes: {
        title: 'Niet goed? Dan doen we het over',
        text: 'Is iets niet volgens de takenlijst gedaan, dan doet het team het meteen opnieuw. Daarna kijk je nog een keer.',
      },
      'sign-and-pay': {
        title: 'Tekenen en betalen',
        text: 'Ben je tevreden, dan teken je de werkbon. Daarna pin je bij het team, of je betaalt met de betaallink uit je e-mail of sms. Het verslag komt per e-mail: wat er in elke ruimte is gedaan, en wat niet kon en waarom.',
      },
    }),
  },
  payment: {
    heading: 'Wanneer betaal je?',
    moments: [
      { id: 'absent', label: 'Vóór het bezoek' },
      { id: 'leaving-early', label: 'Als je weggaat' },
      { id: 'present', label: 'Na de controle' },
    ],
    rules: withIds({
      present: {
        situation: 'Je bent bij de controle',
        payment: 'Na de controle, met je pinpas of met een betaallink via e-mail en sms.',
      },
      'leaving-early': {
        situation: 'Je gaat weg voordat het team klaar is',
        payment: 'Voordat je weggaat, met je pinpas of met de betaallink in je bevestiging. De garantie geldt ook dan.',
      },
      absent: {
        situation: 'Je bent er helemaal niet bij',
        payment:
          'Vóór het bezoek, met de betaallink in je bevestiging: uiterlijk {prepaymentDays} dagen van tevoren. Is het daarvoor al te laat? Dan meteen. Je vertelt ons hoe het team binnenkomt. Is alles klaar en gecontroleerd, dan mailen we je het verslag.',
      },
    }),
    note: 'Als consument betaal je geen toeslag, ook niet met een creditcard.',
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Wat onze garantie inhoudt' }] as CopyLink[],
  },
  checklist: {
    heading: 'Is alles klaar voor het team?',
    items: [
      'Water, elektriciteit en licht doen het, en we kunnen naar binnen',
      'Aanrecht en vloeren zijn zo veel mogelijk vrij',
      'Breekbare en kostbare spullen staan veilig',
      'Je weet waar het team kan parkeren of uitladen',
      'Huisdieren zitten in een afgesloten kamer of zijn bij de buren',
      'Je telefoon staat aan',
    ],
  },
  printLabel: 'Deze pagina printen',
}
