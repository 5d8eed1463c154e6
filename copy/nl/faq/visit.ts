import { hasBothSites } from '../../coverage.ts'
import { promised, questionsOf } from '../../page-copy.ts'

export const faqVisit = questionsOf({
  'how-many-people': {
    question: 'Met hoeveel mensen komen jullie?',
    answer: 'Meestal met een team van {teamSize}. Bij een kleine klus komt er één iemand, bij een grote komen er meer.',
  },
  language: {
    question: 'Welke taal spreekt het team?',
    answer: `{teamLanguages}. Zet bij je bestelling welke taal je het liefst spreekt.${hasBothSites ? ' Op kantoor spreken we Nederlands en Engels.' : ''}`,
  },
  'do-i-stay': {
    question: 'Moet ik thuis zijn?',
    answer:
      'Nee, al zien we je graag aan het begin, voor de rondgang, en aan het eind, voor de controle. Tussendoor kun je weg: het team belt je een half uur voordat het klaar is.',
  },
  'keys-and-alarm': {
    question: 'Wat gebeurt er met mijn sleutels en alarmcode?',
    answer: [
      'Doe als het kan zelf open. Anders vul je bij het bestellen in hoe het team binnenkomt: met een sleutelkluisje, via de buren of met een sleutel die je afgeeft.' +
        promised(
          'keysReturned',
          ' Een sleutel noteren we bij je bestelling. Je adres hangt nooit aan de sleutel en je krijgt hem dezelfde dag terug. We bewaren geen sleutels.',
        ),
      'Zet een alarmcode niet in een formulier. Geef hem telefonisch door, uiterlijk de werkdag ervoor.',
    ],
  },
  photos: {
    question: 'Maken jullie foto’s in mijn huis?',
    answer:
      'Soms een paar, alleen van ruimtes, om je in het verslag te laten zien wat er is gedaan. Ze zijn te zien via de eigen link van je bestelling, voor het team en voor ons kantoor. Je kunt ze verwijderen, en na {photoDays} dagen wissen we ze. Wil je er liever geen? Vink dat aan als je bestelt.',
    links: [{ page: 'privacy', label: 'Onze privacyverklaring' }],
  },
  'walk-through': {
    question: 'Wat gebeurt er bij de rondgang?',
    answer:
      'Je zegt wat je belangrijk vindt, het team zegt wat opvalt: dikke kalk, kwetsbaar natuursteen, schimmel in de kit. Daarna weet je wat er gebeurt en wat zichtbaar blijft.',
  },
  'team-late': {
    question: 'Wat als het team te laat is of niet kan komen?',
    answer:
      'Komt het team later, dan krijg je een sms of e-mail met de nieuwe tijd. Kan het niet komen, dan bellen we je uiterlijk aan het eind van de volgende werkdag en stellen we een nieuwe dag voor. Komt die niet uit, dan annuleer je gratis en krijg je terug wat je hebt betaald. Doordeweeks kun je ook zelf bellen: {phone}. Op zaterdag is het kantoor gesloten.',
    links: [{ page: 'terms-and-conditions', anchor: 'if-we-cannot-come', label: 'Als wij niet kunnen komen' }],
  },
  'how-to-prepare': {
    question: 'Wat moet ik voorbereiden?',
    answer: [
      'We hebben water, stroom en licht nodig. Met een leeg aanrecht en vrije vloeren houdt het team meer tijd over. Zet breekbare spullen weg en vertel waar natuursteen, geolied hout of gecoat glas zit.',
      'Soms is er meer nodig, zoals een lege koelkast. Dat staat per ruimte bij je pakket.',
    ],
    links: [{ page: 'cleaning-services', label: 'Bekijk de pakketten' }],
  },
  'products-and-equipment': {
    question: 'Wie zorgt voor middelen en machines?',
    answer: [
      promised('productsIncluded', 'Het team.', 'Jij.') +
        ' Liever je eigen middel? Zet het klaar met de gebruiksaanwijzing.',
      'Kun je niet tegen chloor of parfum? Meld het bij je bestelling of kies de zwangerschapsschoonmaak.',
    ],
    links: [{ page: 'zs', label: 'Zwangerschapsschoonmaak' }],
  },
  'windows-outside': {
    question: 'Lappen jullie de ramen ook aan de buitenkant?',
    answer:
      'Dat hoort bij geen enkel pakket. Kunnen we er veilig bij, vanaf de grond, een balkon of een raam dat opengaat? Vraag het ons vooraf.',
  },
  pets: {
    question: 'Ik heb huisdieren. Is dat een probleem?',
    answer:
      'Nee, maar meld het bij je bestelling. Een kat glipt zo door een open voordeur en sommige honden bewaken het huis iets te goed. Een dichte deur helpt.',
  },
})
