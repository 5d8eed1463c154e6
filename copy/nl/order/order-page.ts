import { bookableDays } from '../../../domain/estimate/bookable-days.ts'
import { refundDays } from '../../../domain/orders/withdrawal-period.ts'
import type { orderPage as english } from '../../en/order/order-page.ts'

export const orderPage: typeof english = {
  title: 'Je bestelling {number}',
  booked: 'Je schoonmaak is geboekt, {firstName}',
  metaTitle: 'Bestelling {number}',
  confirmation: 'Dank je wel. We hebben de bevestiging naar {email} gestuurd, met alles wat we hebben afgesproken.',
  confirmationByPost: 'Dank je wel, je bestelling is binnen. Je krijgt de overeenkomst per post.',
  confirmationHeld:
    'Dank je wel, je bestelling is binnen. Er gingen vandaag al veel mails van ons naar {email}. Daarom bekijkt ons kantoor de bevestiging eerst en stuurt die dan.',
  keepLink:
    'Deze pagina is alleen voor jou: wie de link heeft, kan de bestelling bekijken en wijzigen. Bewaar de link, of vraag hem opnieuw aan bij “Inloggen”.',
  states: {
    ordered: 'We komen op {date}. Bestelling {number}.',
    begun: 'Het team is begonnen.',
    inspected: 'Het team is klaar en het resultaat is gecontroleerd.',
    done: 'De schoonmaak is klaar.',
    cancelled: 'Deze bestelling is geannuleerd.',
    withdrawn: 'Je hebt deze overeenkomst herroepen.',
    notDone: 'Het werk is niet gedaan.',
  },
  next: 'Zo gaat het verder',
  nextSteps: [
    'Maak aanrecht en vloeren zo veel mogelijk vrij en zet breekbare spullen weg.',
    'Zorg dat water en stroom het doen.',
  ],
  handover: 'De oplevering is op {date}.',
  sayParking: 'Vertel waar we kunnen parkeren of uitladen, bij “Gegevens aanpassen”.',
  onTheDay: {
    present:
      'Het team loopt bij aankomst eerst met je door het huis. Het belt je een half uur voordat het klaar is. Dan bekijken jullie samen het resultaat.',
    leaves:
      'Het team loopt bij aankomst met je door het huis, daarna kun je weg. Het belt je een half uur voordat het klaar is.',
    absent: 'Het team belt je een half uur voordat het klaar is. Is alles gecontroleerd, dan mailen we je dat.',
  },
  pay: {
    leaves: 'Je betaalt als je weggaat.',
    absent: 'We komen pas als je hebt betaald.',
  },
  terms: {
    late: 'Gratis wijzigen of annuleren kon tot {until}. Nu kost het {fee}.',
    withdrawal:
      'Herroepen is iets anders: dat is je wettelijke recht als consument. Het kan tot {until} en kost niets zolang het werk niet is begonnen.',
    withdrawalEnds: 'Is het werk klaar, dan kun je niet meer herroepen.',
  },
  actions: {
    change: 'Dag of ruimtes wijzigen',
    correct: 'Gegevens aanpassen',
    cancel: 'Bestelling annuleren',
    withdraw: 'Overeenkomst hier herroepen',
    calendar: 'Zet in je agenda',
    print: 'Printen',
    proof: 'Zo is de prijs berekend',
    again: 'Boek dit opnieuw',
  },
  historyTitle: 'Dit is er tot nu toe gebeurd',
  history: {
    place: 'Bestelling geplaatst',
    changeVisit: 'Dag gewijzigd',
    changeHome: 'Gegevens van de schoonmaak gewijzigd',
    changeVisitAndHome: 'Dag en gegevens van de schoonmaak gewijzigd',
    changeDetails: 'Gegevens aangepast',
    moveVisit: 'Bezoek verplaatst',
    moveTeam: 'Ander team ingepland',
    cancel: 'Bestelling geannuleerd',
    withdraw: 'Herroeping vastgelegd',
    begin: 'Begonnen met het werk',
    inspect: 'Werk klaar en gecontroleerd',
    finish: 'Bestelling afgerond',
    giveUp: 'Bezoek niet doorgegaan',
    undo: 'Laatste stap ongedaan gemaakt: dat was een vergissing',
    settleWithdrawal: 'Uitgerekend wat het gedane werk kost',
    followUp: 'Besproken hoe het verdergaat',
  },
  actors: { customer: 'door jou', office: 'door ons kantoor', crew: 'door het team' },
  back: 'Terug naar je bestelling',
  keep: 'Nee, ik houd mijn bestelling',
  change: {
    title: 'Bestelling wijzigen',
    lead: 'Bekijk eerst de nieuwe prijs. Er verandert pas iets als je bevestigt.',
    dateTitle: 'Een andere dag',
    dateLead: 'Je betaalt de prijs van de nieuwe dag.',
    homeTitle: 'Andere ruimtes of extra’s',
    hoursTitle: 'Andere uren, ruimtes of extra’s',
    homeLead: 'Pas aan wat anders is en bekijk dan de nieuwe prijs.',
    preview: 'Bekijk de nieuwe prijs',
    submit: 'Wijzig mijn bestelling',
    now: 'Nu',
    changed: 'Na de wijziging',
    free: 'De wijziging zelf kost niets. Je betaalt {price}.',
    fee: 'Gratis wijzigen kon tot {until}. Deze wijziging kost {fee}, boven op de prijs.',
    same: 'Zo heb je het al besteld.',
    afterHandover: 'De nieuwe dag is na de oplevering. Kies een eerdere, of vink aan dat we erna moeten komen.',
  },
  correct: {
    title: 'Je gegevens aanpassen',
    lead: 'Tot het bezoek begint, kun je hier alles verbeteren. De prijs blijft gelijk.',
    zipCode: 'Klopt die ook niet? De prijs hangt ervan af: bel ons op {phone}.',
    email: 'Naar een nieuw e-mailadres sturen we een link. Zodra je het daar bevestigt, gebruiken we dat adres.',
    submit: 'Bewaar mijn gegevens',
    askedFirst:
      'We hebben een link naar {email} gestuurd. Bevestig het adres daar; tot die tijd schrijven we je per post.',
    asked: 'We hebben een link gestuurd naar {email}. Bevestig het adres daar; tot die tijd mailen we naar {former}.',
    stale:
      'Je bestelling is intussen gewijzigd, dus dit is nog niet bewaard. Kijk na wat je hebt ingevuld en bewaar het opnieuw.',
    askedTooOften:
      'Naar dat adres hebben we vandaag al een paar links gestuurd. Er is niets bewaard. Gebruik de laatste link of probeer het morgen opnieuw.',
  },
  email: {
    title: 'Bevestig je e-mailadres',
    lead: 'Voortaan gaat onze mail over bestelling {number} naar {email}.',
    submit: 'Gebruik {email}',
    doneTitle: 'Je e-mailadres is bevestigd',
    done: 'We hebben je de bestelling gemaild zoals die nu is, met de link erbij.',
    goneTitle: 'Deze link werkt niet meer',
    gone: 'Hij is al gebruikt, er is een nieuwere, hij is ouder dan een week, of het bezoek is al begonnen. Er is niets veranderd.',
  },
  moneyBack: {
    all: `Je krijgt de {paid} die je hebt betaald binnen ${refundDays} dagen terug.`,
    part: `Je hebt {paid} betaald. Daarvan krijg je {rest} binnen ${refundDays} dagen terug.`,
    none: 'Je hebt al {paid} betaald, dus je hoeft niets meer te betalen.',
    left: 'Je hebt al {paid} betaald, dus er blijft {rest} te betalen.',
  },
  cancel: {
    title: 'Bestelling annuleren',
    free: 'Annuleren is gratis tot {until}. Daarna kost het {fee}.',
    freeUntilVisit: 'Annuleren is gratis tot {until}.',
    fee: 'Gratis annuleren kon tot {until}. Nu kost het {fee}.',
    earlierFee: 'De {fee} voor je eerdere wijziging betaal je nog wel.',
    lead: 'Annuleer je, dan komt er niemand. Je krijgt een bevestiging per e-mail.',
    submit: 'Annuleer de bestelling',
  },
  withdraw: {
    title: 'Overeenkomst herroepen',
    inTime:
      'Je bedenktijd loopt tot {until}. Herroep je nu, dan eindigt de overeenkomst meteen en hoef je niets te betalen.',
    begun:
      'Je bedenktijd loopt tot {until}. Herroep je nu, dan eindigt de overeenkomst meteen. Omdat het werk op jouw verzoek al is begonnen, betaal je het deel dat gedaan is.',
    restBack: `Je hebt al {paid} betaald. Kost het gedane werk minder? Dan krijg je de rest binnen ${refundDays} dagen terug.`,
    performed:
      'Het werk is klaar. Je kunt dus niet meer herroepen, zoals je bij je bestelling hebt verklaard. Je mag je herroeping toch sturen; je krijgt antwoord van ons.',
    tooLate: 'Je bedenktijd liep tot {until}, dus de overeenkomst blijft gelden.',
    ended: 'Deze overeenkomst was al beëindigd.',
    lead: 'Je hoeft geen reden te geven. Na je herroeping krijg je een e-mail waarin staat dat we die hebben ontvangen, met datum en tijd.',
    submit: 'Herroeping bevestigen',
  },
  proof: {
    title: 'Zo is de prijs berekend',
    lead: 'We hebben je prijs nagerekend met wat je toen invulde en met de prijslijst van die dag.',
    same: 'De prijs klopt precies: {price}.',
    other: 'We komen op een andere prijs uit: {price}. Bel ons, dan zetten we het recht.',
    missing: 'De prijslijst van deze bestelling is niet te vinden. Bel ons, dan zetten we het recht.',
    digest: 'Technisch: controlecode van de prijslijst (SHA-256)',
    entered: 'Dit vulde je in',
    rate: 'Tarief per persoon per uur',
    dateFactor: 'Deze dag, vergeleken met het basistarief',
    beforeRounding: 'Vóór afronding op {step}',
  },
  tooMany:
    'Je hebt deze bestelling het afgelopen uur vaak gewijzigd. Wat je hebt ingevuld staat hieronder nog: probeer het straks opnieuw of bel ons.',
  stale: 'Je bestelling of de prijs is intussen veranderd. Dit is de stand van nu. Je kunt opnieuw kiezen.',
  notPossible: 'Dat kan bij deze bestelling niet meer.',
  taken:
    'Op dat moment hebben we niet genoeg mensen vrij. Je bestelling is niet veranderd. Dit zijn de dichtstbijzijnde vrije dagen.',
  gone: `Voor zo veel werk hebben we de komende ${bookableDays} dagen niet genoeg mensen vrij. Je bestelling is niet veranderd. Bel ons, dan kijken we wat er kan.`,
  changed: 'Je bestelling is gewijzigd. De nieuwe afspraken hebben we je gemaild.',
}
