import { promised } from '../../page-copy.ts'
import { fieldProblems } from '../field-problems.ts'

export const details = {
  title: 'Je gegevens',
  lead: 'Wie bestelt er, en waar mogen we aanbellen?',
  person: 'Over jou',
  address: 'Het adres',
  zipCode: 'Postcode: {zipCode}',
  labels: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    phoneNumber: 'Mobiel nummer',
    street: 'Straat',
    houseNumber: 'Huisnummer en toevoeging',
    city: 'Plaats',
    remark: 'Moet het team nog iets weten? (mag je overslaan)',
  },
  hints: {
    email: 'Hier sturen we de bevestiging heen, met de link naar je bestelling.',
    phoneNumber: 'Het team belt je een half uur voordat het klaar is.',
    remark:
      'Waar we kunnen parkeren, huisdieren, kwetsbare materialen, welke taal je graag spreekt ({teamLanguages}). Geef een alarmcode telefonisch door, uiterlijk de werkdag ervoor.',
  },
  presence: {
    legend: 'Ben je erbij?',
    hint: 'Daarvan hangt af wanneer je betaalt.',
    options: {
      present: 'Ja, ik ben er aan het eind bij',
      leaves: 'Alleen aan het begin',
      absent: 'Nee, ik ben er niet bij',
    },
  },
  access: {
    legend: 'Hoe komt het team binnen?',
    hint: 'Je kunt dit ook later nog doorgeven, op de pagina van je bestelling.',
    options: {
      'key-box': 'Er is een sleutelkluisje',
      neighbour: 'De buren hebben de sleutel',
      'hand-over': 'Ik geef de sleutel van tevoren af',
      other: 'Op een andere manier',
    },
    note: 'Waar precies?',
    noteHint: 'Waar het kluisje hangt en wat de code is, of welke buren. We bewaren dit versleuteld.',
    missing: {
      open: 'We weten nog niet hoe het team binnenkomt.',
      'key-box': 'We weten nog niet waar het kluisje hangt en wat de code is.',
      neighbour: 'We weten nog niet welke buren de sleutel hebben.',
      'hand-over': 'We bellen je voor het bezoek om af te spreken waar en wanneer je de sleutel afgeeft.',
      other: 'We weten nog niet precies hoe het team binnenkomt.',
    },
    tell: 'Vul het in op de pagina van je bestelling, bij “Gegevens aanpassen”.',
    noteStored: 'Je notitie is bewaard. Vul hier alleen iets in als je die wilt vervangen.',
    after: [
      promised(
        'keysReturned',
        'Geef je ons een sleutel, dan krijg je hem dezelfde dag terug.',
        'Geef je ons een sleutel, dan laat het team hem achter waar jij dat wilt.',
      ),
      'Is er meer werk dan je hebt opgegeven? Dan bellen we je voordat we het doen.',
    ],
  },
  photos: {
    legend: 'Foto’s',
    options: { no: 'Geen foto’s in mijn huis' },
    hint: 'Het team kan een paar foto’s van ruimtes bij je verslag doen. Je ziet ze alleen via de eigen link van je bestelling. Je kunt ze daar verwijderen, en na {photoDays} dagen wissen we ze.',
  },
  submit: 'Controleer je bestelling',
  held: 'We hebben je dag gereserveerd tot {until} uur.',
  notHeld:
    'Er zijn nog anderen met deze dag bezig, dus we kunnen hem niet voor je vasthouden. Ga gewoon verder: wie het eerst bestelt, heeft de dag.',
  expired:
    'Je dag was {minutes} minuten gereserveerd, en die zijn om. Ga gerust verder: is de dag nog vrij, dan kun je hem gewoon bestellen.',
  problems: {
    firstName: fieldProblems.firstName.required,
    lastName: fieldProblems.lastName.required,
    email: fieldProblems.email.required,
    phoneNumber: fieldProblems.phoneNumber.required,
    street: 'Vul de straat in.',
    houseNumber: 'Vul het huisnummer in.',
    city: 'Vul de plaats in.',
    presence: 'Laat weten of je erbij bent.',
    access: 'Kies hoe het team binnenkomt.',
    accessNote: 'Deze notitie kunnen we nu niet bewaren. Laat de notitie weg en bel ons.',
  },
}
