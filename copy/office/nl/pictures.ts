export const pictures = {
  title: 'Afbeeldingen',
  text: 'Afbeeldingen voor de pagina’s van beide websites. Voeg hier een afbeelding toe en zet de regel die erbij staat in de tekst van een pagina.',
  add: {
    title: 'Een afbeelding toevoegen',
    file: 'Bestand',
    fileHint:
      'JPEG, PNG, WebP, AVIF of GIF, tot 25 MB. We zetten foto’s rechtop, maken ze klein genoeg voor telefoons en verwijderen locatie, cameragegevens en namen.',
    alt: 'Wat de afbeelding laat zien',
    altHint: 'Eén zin voor wie de afbeelding niet kan zien, zoals “Een schoonmaakster lapt een keukenraam”.',
    button: 'Afbeelding toevoegen',
    problems: {
      none: 'Kies een bestand.',
      large: 'De afbeelding is groter dan 25 MB: maak die kleiner.',
      type: 'Dit is geen volledige afbeelding in JPEG, PNG, WebP, AVIF of GIF.',
      heic: 'Dit is een HEIC-foto, en die kunnen browsers niet tonen. Bewaar de foto als JPEG, of stel je iPhone eerst in op JPEG: Instellingen, Camera, Structuren, Meest compatibel.',
      moving: 'Deze afbeelding beweegt, en pagina’s tonen alleen stilstaande. Kies een stilstaande afbeelding.',
      pixels: 'De afbeelding heeft meer dan 50 miljoen pixels: maak die kleiner.',
      alt: 'Schrijf wat de afbeelding laat zien, in hoogstens 500 tekens.',
    },
  },
  done: { add: 'De afbeelding is toegevoegd.', remove: 'De afbeelding is verwijderd.' },
  empty: 'Er zijn nog geen afbeeldingen.',
  columns: {
    picture: 'Afbeelding',
    use: 'Voor in de tekst van een pagina',
    used: 'Gebruikt op',
    remove: 'Verwijderen',
  },
  size: '{name}, {width} × {height} pixels, {kilobytes} kB',
  unknownSize: '{name}, {kilobytes} kB',
  inMarkdown: 'In Markdown',
  inHtml: 'In HTML',
  unused: 'Geen pagina',
  former: 'Alleen concepten of eerdere versies',
  stillUsed:
    'De afbeelding wordt gebruikt door een pagina, een concept of een eerdere versie en kan niet worden verwijderd.',
}
