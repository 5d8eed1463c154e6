import type { ContactField } from '../../domain/contact/contact-fields.ts'
import type { PartnerField } from '../../domain/contact/partner-application.ts'
import { contactForm } from './contact-form.ts'
import { fieldProblems } from './field-problems.ts'

const { firstName, lastName, email, phoneNumber, any } = fieldProblems

/**
 * The application form, apart from the page around it: the browser needs no more. Placeholders: {phone1} and {phone2}
 * in the message about phone numbers, {largestTeam} in that about the team.
 */
export const partnerForm = {
  heading: 'Your application',
  intro: 'It takes about five minutes. We’ll use what you enter only for your application.',
  labels: {
    ...contactForm.labels,
    business: 'Company',
    companyNumber: 'Enterprise number',
    regions: 'Where can your team work?',
    teamSize: 'People in your team',
    availability: 'On which days can you work?',
    remark: 'Why would you like to work with us?',
    consent: 'You may contact me about this application and use this information for it.',
  },
  hints: {
    companyNumber: 'Ten digits (KBO/BCE), such as 0123.456.749.',
    regions: 'Choose one or more.',
    availability: 'Choose one or more. At the moment there are no jobs on Sundays.',
    teamSize: 'Count yourself if you clean too.',
    remark: 'What are you good at, what kinds of home do you clean now, and when could you start?',
    consent: 'You can withdraw your consent at any time with one e-mail.',
  } as Partial<Record<ContactField | PartnerField, string>>,
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  submit: 'Send application',
  problems: {
    business: { required: 'Enter the name of your company.', malformed: 'Enter the name of your company.' },
    firstName,
    lastName,
    email,
    phoneNumber,
    companyNumber: {
      required: 'Enter your enterprise number.',
      malformed: 'This isn’t a Belgian enterprise number. Check the ten digits; the first is 0 or 1.',
    },
    regions: { required: 'Choose at least one region.', malformed: 'Choose your regions from the list.' },
    teamSize: {
      required: 'Enter how many people are in your team.',
      malformed: 'Enter a whole number from 1 to {largestTeam}.',
    },
    availability: { required: 'Choose at least one day.', malformed: 'Choose your days from the list.' },
    remark: {
      required: 'Tell us in a few sentences why you’d like to work with us.',
      malformed: 'Tell us why in a few words.',
    },
    consent: {
      required: 'We can’t use your application without your consent. Tick the box if you agree.',
      malformed: 'Tick the box if you agree.',
    },
  },
  anyProblem: { tooLong: any.tooLong, unknown: 'Choose from the list.' },
}
