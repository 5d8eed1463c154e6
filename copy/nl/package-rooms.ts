import type { packageRooms as english } from '../en/package-rooms.ts'

export const packageRooms: typeof english = {
  gs: {
    br: { title: 'Badkamer: tot in de voegen', info: 'Maak planchet en badrand vrij. Het kastje blijft dicht.' },
    kr: {
      title: 'Keuken: vetvrij van boven tot onder',
      info: 'Maak het aanrecht vrij. Oven, koelkast en kastjes vanbinnen kun je bijboeken.',
    },
    tr: {
      title: 'Toilet: ontkalkt, tot en met de scharnieren',
      info: 'Oude urinesteen moet soms twee keer inweken. Daar houden we rekening mee.',
    },
    or: {
      title: 'Werkkamer, bijkeuken en de rest',
      info: 'Papieren op je bureau laten we liggen: we werken eromheen.',
    },
    sk: {
      title: 'Slaapkamer: onder het bed en boven op de kast',
      info: 'We verschuiven het bed als het team het kan tillen. Kledingkasten vanbinnen kun je bijboeken.',
    },
    hg: { title: 'Hal, gang en trap', info: 'Jassen en schoenen mogen blijven waar ze zijn.' },
    wk: {
      title: 'Woonkamer: ook achter de bank',
      info: 'Zware kasten en piano’s blijven staan. We maken eromheen schoon.',
    },
  },
  ms: {
    br: {
      title: 'Badkamer',
      info: 'Meestal doen we eerst keuken en badkamer. Kalk kost tijd: zeg het als je die weg wilt hebben.',
    },
    kr: { title: 'Keuken', info: 'Liever de oven of de koelkast? Zeg het aan het begin.' },
    tr: { title: 'Toilet', info: 'Sla het toilet niet over: het is de kortste klus.' },
    or: { title: 'Overige ruimtes', info: 'Noem de ruimtes die belangrijk zijn. De andere slaan we over.' },
    sk: { title: 'Slaapkamer', info: 'Leg schoon beddengoed klaar als we de bedden moeten opmaken.' },
    hg: { title: 'Hal en trap', info: 'Dit doen we als laatste, want we lopen er steeds doorheen.' },
    wk: { title: 'Woonkamer', info: 'Opruimen gaat van de schoonmaaktijd af. Jij kiest.' },
  },
  vs: {
    br: { title: 'Badkamer: klaar voor de eerste douche', info: 'Het kastje moet leeg zijn.' },
    kr: {
      title: 'Keuken: klaar om in te ruimen',
      info: 'Zet de koelkast een dag van tevoren uit en haal hem leeg. De oven vanbinnen kun je bijboeken.',
    },
    tr: {
      title: 'Toilet: ontkalkt en gedesinfecteerd',
      info: 'Een van de eerste ruimtes die we doen, zodat je er meteen terechtkunt.',
    },
    or: { title: 'Berging, zolder en bijkeuken', info: 'Het liefst leeg. Staan er al dozen? Dan werken we eromheen.' },
    sk: {
      title: 'Slaapkamer: inbouwkasten vanbinnen schoon',
      info: 'Na keuken en badkamer aan de beurt, zodat de bedden dezelfde dag in elkaar kunnen.',
    },
    hg: { title: 'Hal, trap en meterkast', info: 'Die doen we als laatste: zo lopen we het huis uit.' },
    wk: {
      title: 'Woonkamer: hoeken en randen',
      info: 'Waar meubels stonden, ligt stof langs de muur: daar letten we extra op.',
    },
  },
  zs: {
    br: { title: 'Badkamer: citroenzuur, geen chloor', info: 'Dikke kalk kan na één bezoek nog deels te zien zijn.' },
    kr: {
      title: 'Keuken: groene zeep en heet water',
      info: 'Haal de koelkast leeg. Oven en kastjes vanbinnen kun je bijboeken.',
    },
    tr: { title: 'Toilet: schoon zonder chloor', info: 'Zonder parfum, dus je kunt er snel weer terecht.' },
    or: {
      title: 'Babykamer en overige ruimtes',
      info: 'Laat nieuwe meubels eerst luchten en vertel ons welke het zijn.',
    },
    sk: { title: 'Slaapkamer: het bed, erop en eronder', info: 'Leg het beddengoed klaar dat erop moet.' },
    hg: { title: 'Hal, gang en trap', info: 'Geen boenwas op de treden, zodat niemand uitglijdt.' },
    wk: {
      title: 'Woonkamer: minder stof in de lucht',
      info: 'Bank en stoelen zuigen we met een filter dat fijn stof vasthoudt.',
    },
  },
  ls: {
    br: {
      title: 'Badkamer: licht, lucht en het kastje',
      info: 'Haal het kastje leeg. Tegels en voegen schrobben hoort bij de grote schoonmaak.',
    },
    kr: {
      title: 'Keuken: koelkast, afzuigkap en ramen',
      info: 'Haal de koelkast pas vlak voor onze komst leeg en bewaar alles in een koeltas met koelelementen.',
    },
    tr: { title: 'Toilet: fris en gelucht', info: 'Dikke kalk in de pot? Kies dan de grote schoonmaak.' },
    or: { title: 'Werkkamer, hobbykamer en de rest', info: 'Maak de vensterbank vrij, dan kan het raam open.' },
    sk: {
      title: 'Slaapkamer: matras en ramen',
      info: 'Haal het bed af, dan kan het matras luchten terwijl we werken.',
    },
    hg: {
      title: 'Hal, trap en deurmat',
      info: 'Hang de winterjassen even ergens anders, dan kunnen we goed bij de kapstok.',
    },
    wk: {
      title: 'Woonkamer: glas en bekleding',
      info: 'Zet de planten als het kan vast opzij. Gordijnen blijven hangen, die stofzuigen we.',
    },
  },
  rs: {
    br: {
      title: 'Badkamer: cementsluier, kit en folie',
      info: 'De kit moet droog zijn en de voegen uitgehard, volgens de voorschriften van de fabrikant.',
    },
    kr: {
      title: 'Keuken: nieuw en stofvrij',
      info: 'Laat de gebruiksaanwijzingen van werkblad en apparatuur op het aanrecht liggen.',
    },
    tr: {
      title: 'Toilet: zonder folie en cementsluier',
      info: 'Kraan en reservoir moeten aangesloten zijn, want we moeten kunnen spoelen.',
    },
    or: {
      title: 'Zolder, bijkeuken en overige ruimtes',
      info: 'Gereedschap, verfblikken en restmateriaal moeten al weg zijn.',
    },
    sk: {
      title: 'Slaapkamer: stof uit elke lade',
      info: 'Zet het bed neer en hang je kleren op als wij geweest zijn.',
    },
    hg: {
      title: 'Hal, trap en meterkast',
      info: 'Hier kwam al het bouwstof langs. Aan het eind doen we deze ruimte nog een keer.',
    },
    wk: {
      title: 'Woonkamer: ruiten, kozijnen en nieuwe vloer',
      info: 'Vertel welke vloer er ligt: olie, lak en steen vragen elk iets anders.',
    },
  },
  es: {
    br: { title: 'Badkamer: klaar voor de inspectie', info: 'Haal het kastje leeg.' },
    kr: {
      title: 'Keuken: hier kijkt de verhuurder het eerst',
      info: 'Zet koelkast en vriezer een dag eerder uit en haal de kasten leeg.',
    },
    tr: {
      title: 'Toilet: ontkalkt en gedesinfecteerd',
      info: 'Haal een eigen toiletbril of plankje vooraf weg. Is er een raam? Wijs het aan, dan lappen we dat ook.',
    },
    or: {
      title: 'Berging, bijkeuken en balkon',
      info: 'Geef ze bij het bestellen op als “Andere ruimte”, ook een kelder of garage.',
    },
    sk: { title: 'Slaapkamer: kast vanbinnen, muren zonder strepen', info: 'Vul gaatjes vooraf: wij repareren niet.' },
    hg: { title: 'Hal: van voordeur tot meterkast', info: 'Lever één set sleutels pas in als we klaar zijn.' },
    wk: {
      title: 'Woonkamer: ramen, muren en randen',
      info: 'Laat je gordijnen hangen? Zorg dat ze op de opnamestaat staan.',
    },
  },
}
