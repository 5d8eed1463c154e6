export const fieldProblems = {
  firstName: { required: 'Vul je voornaam in.', malformed: 'Vul je voornaam in.' },
  lastName: { required: 'Vul je achternaam in.', malformed: 'Vul je achternaam in.' },
  email: { required: 'Vul je e-mailadres in.', malformed: 'Vul een geldig e-mailadres in.' },
  phoneNumber: {
    required: 'Vul je telefoonnummer in.',
    malformed: 'Schrijf je telefoonnummer als {phone1} of {phone2}.',
  },
  any: {
    required: 'Vul dit veld in.',
    malformed: 'Kijk dit veld nog eens na.',
    tooLong: 'Deze tekst is te lang. Maak hem korter.',
  },
}
