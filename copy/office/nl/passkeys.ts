import { brand } from '../../../domain/company/company.ts'

export const passkeys = {
  signIn: {
    title: 'Inloggen',
    text: 'Gebruik de passkey op dit apparaat, op je telefoon of op een beveiligingssleutel.',
    button: 'Inloggen met een passkey',
    lost: 'Ik ben mijn passkeys kwijt',
    failed: 'Die passkey is hier niet bekend, of het duurde te lang. Probeer het opnieuw.',
  },
  join: {
    title: `Welkom bij het kantoor van ${brand}`,
    text: 'Maak een passkey waarmee je voortaan inlogt. Je apparaat vraagt om je vingerafdruk, gezicht of pincode; niemand anders krijgt die te zien.',
    button: 'Passkey maken',
    gone: 'Deze link is verlopen of al gebruikt. Vraag een eigenaar om een nieuwe, of vraag de beheerder van de server.',
    failed: 'De passkey kon niet worden gecontroleerd. Probeer het opnieuw.',
  },
  recover: {
    title: 'Passkeys kwijt?',
    text: 'Vul een van je herstelcodes in. Een code werkt één keer en logt je overal uit. Daarna maak je een nieuwe passkey en werken je oude niet meer.',
    label: 'Herstelcode',
    hint: 'Zes groepjes van vier letters en cijfers',
    button: 'Verder',
    unknown: 'Die code is niet bekend of al gebruikt.',
    noCodes:
      'Ook geen codes meer? Een eigenaar kan bij Medewerkers een link voor je maken. Kan niemand meer inloggen, vraag dan de beheerder van de server.',
    madeTitle: 'Nieuwe passkey maken',
    madeText: 'De code klopt. Maak binnen tien minuten een nieuwe passkey; die vervangt alle oude.',
  },
  codes: {
    title: 'Je herstelcodes',
    text: 'Met elk van deze tien codes kom je één keer binnen als je je passkeys kwijt bent. Je ziet ze alleen nu: print ze of bewaar ze in een wachtwoordmanager.',
    print: 'Printen',
    second: 'Maak ook een tweede passkey op een ander apparaat. Dan kom je er nog in als je er één kwijtraakt.',
    done: 'Ik heb ze bewaard: verder',
  },
  confirm: {
    title: 'Bevestig dat jij het bent',
    text: 'Bevestig met je passkey, zodat niemand anders dit uit jouw naam kan doen. Daarna vragen we het tien minuten niet opnieuw.',
    button: 'Bevestigen met een passkey',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
    needed: 'Bevestig eerst met je passkey: laad de pagina opnieuw.',
  },
  problems: {
    cancelled: 'De passkey is niet gebruikt. Probeer het opnieuw.',
    known: 'Op dit apparaat heb je al een passkey.',
    unsupported: 'Deze browser kan hier geen passkeys gebruiken. Open het kantoor op {origin} in een recente browser.',
    unreachable: 'Het kantoor was niet bereikbaar. Probeer het opnieuw.',
    script: 'Passkeys werken alleen met JavaScript. Sta het toe voor deze site.',
  },
}
