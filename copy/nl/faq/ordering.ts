import { promised, questionsOf } from '../../page-copy.ts'

export const faqOrdering = questionsOf({
  'how-to-order': {
    question: 'Hoe bestel ik een schoonmaak?',
    answer: [
      'Vul je postcode in, dan zie je eerst een prijsindicatie. Met “Start” boek je in vier stappen op de bestelsite.',
      'Dat lukt binnen {minutesToBook}, als je weet hoe groot je ruimtes zijn.',
    ],
    links: [{ page: 'order-process', label: 'Zo werkt bestellen, stap voor stap' }],
  },
  'which-package': {
    question: 'Welk pakket heb ik nodig?',
    answer: [
      'Woon je er? Dan de grote schoonmaak, of de lenteschoonmaak (voorjaarsschoonmaak) als het vooral om ramen en textiel gaat.',
      'Is het huis leeg? Dan de verhuisschoonmaak, of de eindschoonmaak (opleverschoonmaak) als de verhuurder komt kijken.',
      'Net verbouwd? Dan de renovatieschoonmaak. In verwachting? Dan de zwangerschapsschoonmaak.',
      'Wil je ter plekke kiezen? Dan schoonmaak per uur.',
    ],
    links: [{ page: 'cleaning-services', label: 'Vergelijk de pakketten' }],
  },
  'estimate-binding': {
    question: 'Zit ik vast aan de prijsindicatie?',
    answer: [
      'Nee, die is gratis en vrijblijvend. Pas als je in stap 4 op de bestelknop drukt, heb je besteld. Vragen we je om per e-mail te bevestigen, dan telt je bestelling pas daarna.',
      'De prijsindicatie noemt een laagste en een hoogste prijs. Vul je je eigen ruimtes in, dan liggen die dichter bij elkaar. Op de bestelsite heeft elke dag een vaste prijs.',
    ],
  },
  'days-and-times': {
    question: 'Op welke dagen komen jullie, en kan ik kiezen?',
    answer:
      'Van maandag tot en met zaterdag.' +
      promised('noVisitsOnHolidays', ' Op feestdagen, 24 december en 31 december komen we niet.') +
      ' Het team begint ’s ochtends ({morningArrival} uur) of ’s middags ({afternoonArrival} uur). Je ziet de prijs voor verschillende dagen naast elkaar en kiest er een. We kunnen meestal binnen een week komen. Bij je prijsindicatie zie je de eerste vrije dag en hoelang we bezig zijn. Heb je haast? Bel ons, dan kijken we wat kan.',
  },
  'regular-cleaning': {
    question: 'Kunnen jullie elke week komen?',
    answer:
      'Nee. Bij mensen thuis komen we één keer per bestelling, zonder abonnement. Je kunt zo vaak boeken als je wilt. Bij bedrijven maken we wel op vaste dagen schoon.',
    links: [{ page: 'commercial-cleaning', label: 'Zakelijke schoonmaak' }],
  },
  'same-team': {
    question: 'Krijg ik de volgende keer dezelfde mensen?',
    answer:
      'Meestal wel hetzelfde team, want we sturen het team bij jou in de buurt. Welke mensen er komen, hangt af van de dag. Beviel iemand goed? Zet de naam in je bericht aan het team. Beloven kunnen we het niet, maar de planner leest elk bericht.',
  },
  'order-for-somebody-else': {
    question: 'Kan ik bestellen voor iemand anders, bijvoorbeeld mijn ouders?',
    answer:
      'Ja. Vul het adres van die woning in, met je eigen naam, e-mailadres en telefoonnummer. De bestelling staat op jouw naam.',
  },
})
