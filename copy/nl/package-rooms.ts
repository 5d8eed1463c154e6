import type { PackageId, RoomTypeId } from '../../domain/packages/cleaning-packages.ts'

export const packageRooms: Record<PackageId, Record<RoomTypeId, readonly [title: string, info: string]>> = {
  gs: {
    br: ['Badkamer: tot in de voegen', 'Maak planchet en badrand vrij. Het kastje blijft dicht.'],
    kr: [
      'Keuken: vetvrij van boven tot onder',
      'Maak het aanrecht vrij. Oven, koelkast en kastjes vanbinnen kun je bijboeken.',
    ],
    tr: [
      'Toilet: ontkalkt, tot en met de scharnieren',
      'Oude urinesteen moet soms twee keer inweken. Daar houden we rekening mee.',
    ],
    or: ['Werkkamer, bijkeuken en de rest', 'Papieren op je bureau laten we liggen: we werken eromheen.'],
    sk: [
      'Slaapkamer: onder het bed en boven op de kast',
      'We verschuiven het bed als het team het kan tillen. Kledingkasten vanbinnen kun je bijboeken.',
    ],
    hg: ['Hal, gang en trap', 'Jassen en schoenen mogen blijven waar ze zijn.'],
    wk: ['Woonkamer: ook achter de bank', 'Zware kasten en piano’s blijven staan. We maken eromheen schoon.'],
  },
  ms: {
    br: ['Badkamer', 'Meestal doen we eerst keuken en badkamer. Kalk kost tijd: zeg het als je die weg wilt hebben.'],
    kr: ['Keuken', 'Liever de oven of de koelkast? Zeg het aan het begin.'],
    tr: ['Toilet', 'Sla het toilet niet over: het is de kortste klus.'],
    or: ['Overige ruimtes', 'Noem de ruimtes die belangrijk zijn. De andere slaan we over.'],
    sk: ['Slaapkamer', 'Leg schoon beddengoed klaar als we de bedden moeten opmaken.'],
    hg: ['Hal en trap', 'Dit doen we als laatste, want we lopen er steeds doorheen.'],
    wk: ['Woonkamer', 'Opruimen gaat van de schoonmaaktijd af. Jij kiest.'],
  },
  vs: {
    br: ['Badkamer: klaar voor de eerste douche', 'Het kastje moet leeg zijn.'],
    kr: [
      'Keuken: klaar om in te ruimen',
      'Zet de koelkast een dag van tevoren uit en haal hem leeg. De oven vanbinnen kun je bijboeken.',
    ],
    tr: [
      'Toilet: ontkalkt en gedesinfecteerd',
      'Een van de eerste ruimtes die we doen, zodat je er meteen terechtkunt.',
    ],
    or: ['Berging, zolder en bijkeuken', 'Het liefst leeg. Staan er al dozen? Dan werken we eromheen.'],
    sk: [
      'Slaapkamer: inbouwkasten vanbinnen schoon',
      'Na keuken en badkamer aan de beurt, zodat de bedden dezelfde dag in elkaar kunnen.',
    ],
    hg: ['Hal, trap en meterkast', 'Die doen we als laatste: zo lopen we het huis uit.'],
    wk: ['Woonkamer: hoeken en randen', 'Waar meubels stonden, ligt stof langs de muur: daar letten we extra op.'],
  },
  zs: {
    br: ['Badkamer: citroenzuur, geen chloor', 'Dikke kalk kan na één bezoek nog deels te zien zijn.'],
    kr: ['Keuken: groene zeep en heet water', 'Haal de koelkast leeg. Oven en kastjes vanbinnen kun je bijboeken.'],
    tr: ['Toilet: schoon zonder chloor', 'Zonder parfum, dus je kunt er snel weer terecht.'],
    or: ['Babykamer en overige ruimtes', 'Laat nieuwe meubels eerst luchten en vertel ons welke het zijn.'],
    sk: ['Slaapkamer: het bed, erop en eronder', 'Leg het beddengoed klaar dat erop moet.'],
    hg: ['Hal, gang en trap', 'Geen boenwas op de treden, zodat niemand uitglijdt.'],
    wk: ['Woonkamer: minder stof in de lucht', 'Bank en stoelen zuigen we met een filter dat fijn stof vasthoudt.'],
  },
  ls: {
    br: [
      'Badkamer: licht, lucht en het kastje',
      'Haal het kastje leeg. Tegels en voegen schrobben hoort bij de grote schoonmaak.',
    ],
    kr: [
      'Keuken: koelkast, afzuigkap en ramen',
      'Haal de koelkast pas vlak voor onze komst leeg en bewaar alles in een koeltas met koelelementen.',
    ],
    tr: ['Toilet: fris en gelucht', 'Dikke kalk in de pot? Kies dan de grote schoonmaak.'],
    or: ['Werkkamer, hobbykamer en de rest', 'Maak de vensterbank vrij, dan kan het raam open.'],
    sk: ['Slaapkamer: matras en ramen', 'Haal het bed af, dan kan het matras luchten terwijl we werken.'],
    hg: ['Hal, trap en deurmat', 'Hang de winterjassen even ergens anders, dan kunnen we goed bij de kapstok.'],
    wk: [
      'Woonkamer: glas en bekleding',
      'Zet de planten als het kan vast opzij. Gordijnen blijven hangen, die stofzuigen we.',
    ],
  },
  rs: {
    br: [
      'Badkamer: cementsluier, kit en folie',
      'De kit moet droog zijn en de voegen uitgehard, volgens de voorschriften van de fabrikant.',
    ],
    kr: [
      'Keuken: nieuw en stofvrij',
      'Laat de gebruiksaanwijzingen van werkblad en apparatuur op het aanrecht liggen.',
    ],
    tr: [
      'Toilet: zonder folie en cementsluier',
      'Kraan en reservoir moeten aangesloten zijn, want we moeten kunnen spoelen.',
    ],
    or: ['Zolder, bijkeuken en overige ruimtes', 'Gereedschap, verfblikken en restmateriaal moeten al weg zijn.'],
    sk: ['Slaapkamer: stof uit elke lade', 'Zet het bed neer en hang je kleren op als wij geweest zijn.'],
    hg: ['Hal, trap en meterkast', 'Hier kwam al het bouwstof langs. Aan het eind doen we deze ruimte nog een keer.'],
    wk: [
      'Woonkamer: ruiten, kozijnen en nieuwe vloer',
      'Vertel welke vloer er ligt: olie, lak en steen vragen elk iets anders.',
    ],
  },
  es: {
    br: ['Badkamer: klaar voor de inspectie', 'Haal het kastje leeg.'],
    kr: [
      'Keuken: hier kijkt de verhuurder het eerst',
      'Zet koelkast en vriezer een dag eerder uit en haal de kasten leeg.',
    ],
    tr: [
      'Toilet: ontkalkt en gedesinfecteerd',
      'Haal een eigen toiletbril of plankje vooraf weg. Is er een raam? Wijs het aan, dan lappen we dat ook.',
    ],
    or: ['Berging, bijkeuken en balkon', 'Geef ze bij het bestellen op als “Andere ruimte”, ook een kelder of garage.'],
    sk: ['Slaapkamer: kast vanbinnen, muren zonder strepen', 'Vul gaatjes vooraf: wij repareren niet.'],
    hg: ['Hal: van voordeur tot meterkast', 'Lever één set sleutels pas in als we klaar zijn.'],
    wk: ['Woonkamer: ramen, muren en randen', 'Laat je gordijnen hangen? Zorg dat ze op de opnamestaat staan.'],
  },
}
