export const crewDay = {
  open: 'Open je dag op deze telefoon, ook zonder netwerk',
  needsScript: 'Deze pagina heeft JavaScript nodig. Zonder vind je je bezoeken hier:',
  moved: {
    cancel: 'Geannuleerd',
    withdraw: 'Geannuleerd: de klant heeft de overeenkomst herroepen',
    visit: 'Verplaatst naar {visit}',
    team: 'Naar een ander team verplaatst',
  },
  bring: {
    oven: 'Ovenreiniger en schraper',
    fridge: 'Milde reiniger en droge doeken',
    cupboards: 'Trapje',
    wardrobes: 'Trapje',
    windows: 'Raamtrekker en trapje',
    upholstery: 'Meubelmondstuk',
  },
}
