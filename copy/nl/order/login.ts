export const login = {
  title: 'Inloggen',
  lead: 'Een wachtwoord heb je niet nodig. Vul je e-mailadres in, dan sturen we je de links naar je bestellingen.',
  email: 'E-mailadres',
  submit: 'Stuur me de links',
  sentTitle: 'Kijk in je mail',
  sent: 'Staat er een bestelling op dat adres, dan is de link onderweg. Het kan een minuut duren; kijk ook in je spammap.',
}
