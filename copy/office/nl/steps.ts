export const steps = {
  ask: {
    begin: 'Is het werk voor {number} begonnen?',
    inspect: 'Is het resultaat van {number} gecontroleerd?',
    finish: 'Is het bezoek van {number} klaar?',
    giveUp: 'Gaat het bezoek van {number} niet door?',
  },
  links: {
    begin: 'Beginnen…',
    inspect: 'Resultaat gecontroleerd…',
    finish: 'Bezoek afronden…',
    giveUp: 'Bezoek gaat niet door…',
  },
  texts: {
    begin: 'Vanaf nu kan de klant de bestelling niet meer wijzigen of annuleren.',
    inspect: 'Op de pagina van de klant staat dan dat het resultaat is gecontroleerd.',
    finish: 'Op de pagina van de klant staat dan dat het bezoek is afgerond.',
    giveUp:
      'Het bezoek stopt hier en het team is weer in te plannen. Over tien minuten krijgt de klant een mail met de reden. Het kantoor belt de klant uiterlijk aan het einde van de volgende werkdag.',
  },
  buttons: {
    begin: 'Ja, het werk is begonnen',
    inspect: 'Ja, het is gecontroleerd',
    finish: 'Ja, het is klaar',
    giveUp: 'Ja, het bezoek gaat niet door',
  },
  undoable: 'Je kunt dit tien minuten lang ongedaan maken.',
  back: 'Nee, terug',
  reason: 'Waarom?',
  reasonMissing: 'Kies een reden. De klant krijgt die te lezen.',
  reasons: {
    nobodyIn: 'Niemand liet ons binnen',
    noSupply: 'Geen water of stroom',
    unsafe: 'Het was er niet veilig werken',
    customerAsked: 'De klant wilde het niet',
    ourSide: 'Het lag aan ons',
    other: 'Een andere reden',
  },
  note: 'Notitie voor het kantoor',
  noteHint: 'Wat is er gebeurd? De klant ziet dit niet.',
  undo: 'Maak dit ongedaan (kan tot {until})',
  followUp:
    'Het werk kon niet doorgaan. Moet de klant nog iets betalen? Leg dat eerst vast bij Betalingen. Zodra je het gesprek bevestigt, betalen we terug wat de klant te veel heeft betaald.',
  followedUp: 'Ik heb de klant gesproken',
  post: 'De klant heeft geen e-mailadres. De overeenkomst staat klaar in de mailbox van het kantoor, om te printen.',
  posted: 'Ik heb de overeenkomst op de post gedaan',
  notPosted: 'Toch niet op de post',
}
