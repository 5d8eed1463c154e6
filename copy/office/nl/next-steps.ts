export const nextSteps = {
  progress: {
    ordered: 'Besteld',
    planned: 'Ingepland',
    begun: 'Begonnen',
    inspected: 'Gecontroleerd',
    paid: 'Betaald',
    done: 'klaar',
  },
  needs: {
    title: 'Nodig:',
    by: '{what}, uiterlijk {date}',
    none: 'Er is nu niets te doen.',
    next: 'Volgende stap:',
    items: {
      followUp: 'een telefoontje naar de klant',
      post: 'de overeenkomst op de post',
      withdrawal: 'afhandeling van de herroeping',
      complaint: 'een beslissing over de klacht',
      people: 'een andere dag of een ander team',
      access: 'hoe het team binnenkomt',
      payment: 'een betaling van {amount}',
    },
    actions: {
      withdrawal: 'Herroeping afhandelen',
      complaint: 'Klacht bekijken',
      people: 'Bezoek verplaatsen…',
      access: 'Toegang invullen…',
      payment: 'Betalingen bekijken',
    },
  },
}
