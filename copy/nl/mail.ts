import { brand } from '../../domain/company/company.ts'
import { contactForm } from './contact-form.ts'

export const mail = {
  labels: {
    ...contactForm.labels,
    regions: 'Regio’s',
    teamSize: 'Mensen in het team',
    companyNumber: 'KvK-nummer',
    availability: 'Beschikbaar op',
  },
  phoneAsTyped: '{phone} (ingevuld als {typed})',
  office: {
    subject: {
      contact: 'Bericht van {name}',
      business: 'Zakelijke aanvraag van {name}, {business}',
      callBack: 'Bel {name} van {business} terug: {phone}',
      partner: 'Partneraanmelding van {name}, {business}',
      uncovered: 'Van buiten ons gebied: {name}',
    },
    suspectedSpam: '[mogelijk spam] {subject}',
    opening: {
      contact: '{name} schreef ons via het contactformulier van de Nederlandse site.',
      business: '{name} van {business} schreef ons via het zakelijke formulier van de Nederlandse site.',
      callBack: '{name} van {business} wil dat we terugbellen: {phone}.',
      partner: '{name} van {business} wil partner worden en geeft toestemming om daarover contact op te nemen.',
      uncovered: '{name} woont buiten ons gebied en wil bericht zodra we daar komen.',
    },
    promise: 'Ontvangen op {received}. Beloofd: antwoord {deadline}.',
    callPromise: 'Ontvangen op {received}. Beloofd: terugbellen {deadline}.',
    link: 'Open het bericht in het kantoor',
    reply: 'Een antwoord op deze e-mail gaat naar {name}.',
    replyToSpam:
      'Dit lijkt op spam, daarom krijgt de bezoeker geen ontvangstbevestiging. Een antwoord gaat naar {name}.',
  },
  receipt: {
    subject: {
      contact: 'We hebben je bericht ontvangen',
      business: 'We hebben je aanvraag ontvangen',
      callBack: 'We hebben je terugbelverzoek ontvangen',
      partner: 'We hebben je aanmelding als partner ontvangen',
      uncovered: 'We hebben je bericht ontvangen',
    },
    opening: {
      contact: 'Hallo {firstName}, bedankt voor je bericht.',
      business: 'Hallo {firstName}, bedankt voor je aanvraag voor {business}.',
      callBack: 'Hallo {firstName}, bedankt voor je verzoek.',
      partner: 'Hallo {firstName}, bedankt voor je aanmelding namens {business}.',
      uncovered: 'Hallo, bedankt voor je bericht.',
    },
    promise: 'Je krijgt antwoord {deadline}.',
    callPromise: 'We bellen je {deadline} op {phone}.',
    copy: 'Dit heb je ons gestuurd:',
    closing: 'Ontbreekt er iets of klopt er iets niet? Beantwoord dan deze e-mail.',
    notYou:
      'Heb jij ons niet geschreven? Dan heeft iemand per ongeluk jouw adres ingevuld. Negeer deze e-mail, of laat het ons weten als je er last van hebt.',
  },
  auditHead: {
    subject: { one: 'Logboek van het kantoor: 1 regel', more: 'Logboek van het kantoor: {entries} regels' },
    opening: 'Bewaar deze e-mail. Zo kun je later aantonen dat er niets uit het logboek is verdwenen.',
    digest: 'Controlegetal',
    closing: 'Wil je het logboek controleren? Start op de server npm run office -- verify met dit controlegetal.',
  },
  reply: { quoted: 'Je bericht', signature: `Met vriendelijke groet, {name} van ${brand}` },
  signature: `Met vriendelijke groet, ${brand}`,
}
