import { contactForm } from './contact-form.ts'
import { fieldProblems } from './field-problems.ts'

const { firstName, lastName, email, phoneNumber, any } = fieldProblems

export const partnerForm = {
  heading: 'Je aanmelding',
  intro: 'Het kost ongeveer vijf minuten. Wat je invult, gebruiken we alleen voor je aanmelding.',
  labels: {
    ...contactForm.labels,
    business: 'Bedrijf',
    companyNumber: 'KvK-nummer',
    regions: 'Waar kan je team werken?',
    teamSize: 'Mensen in je team',
    availability: 'Op welke dagen kun je werken?',
    remark: 'Waarom wil je met ons samenwerken?',
    consent: 'Jullie mogen contact met me opnemen over deze aanmelding en daarvoor deze gegevens gebruiken.',
  },
  hints: {
    companyNumber: 'Acht cijfers (Handelsregister).',
    regions: 'Kies er een of meer.',
    availability: 'Kies er een of meer. Op zondag zijn er nu geen opdrachten.',
    teamSize: 'Tel jezelf mee als je meewerkt.',
    remark: 'Waar ben je goed in, wat voor woningen maak je nu schoon en vanaf wanneer heb je tijd?',
    consent: 'Je kunt dit altijd intrekken. Eén mailtje is genoeg.',
  },
  weekdays: {
    monday: 'maandag',
    tuesday: 'dinsdag',
    wednesday: 'woensdag',
    thursday: 'donderdag',
    friday: 'vrijdag',
    saturday: 'zaterdag',
    sunday: 'zondag',
  },
  submit: 'Aanmelding versturen',
  problems: {
    business: { required: 'Vul de naam van je bedrijf in.', malformed: 'Vul de naam van je bedrijf in.' },
    firstName,
    lastName,
    email,
    phoneNumber,
    companyNumber: {
      required: 'Vul je KvK-nummer in.',
      malformed: 'Dit is geen KvK-nummer. Een KvK-nummer heeft acht cijfers.',
    },
    regions: { required: 'Kies minstens één regio.', malformed: 'Kies je regio’s uit de lijst.' },
    teamSize: {
      required: 'Vul in hoeveel mensen er in je team zitten.',
      malformed: 'Vul een heel getal van 1 tot en met {largestTeam} in.',
    },
    availability: { required: 'Kies minstens één dag.', malformed: 'Kies je dagen uit de lijst.' },
    remark: {
      required: 'Vertel in een paar zinnen waarom je met ons wilt samenwerken.',
      malformed: 'Vertel in een paar woorden waarom.',
    },
    consent: {
      required: 'Zet een vinkje, anders mogen we je aanmelding niet gebruiken.',
      malformed: 'Zet een vinkje als je akkoord bent.',
    },
  },
  anyProblem: { tooLong: any.tooLong, unknown: 'Kies uit de lijst.' },
}
