/**
 * The mail to the office and the receipt to the visitor. Placeholders: {name} full name, {firstName}, {business},
 * {phone}, {received} and {time} a moment such as "18:00 on Monday 24 November", {subject}, {typed}.
 */
export const mail = {
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phoneNumber: 'Phone number',
    business: 'Business name',
    regions: 'Regions',
    teamSize: 'People in the team',
    companyNumber: 'Enterprise number',
    availability: 'Available on',
    remark: 'Message',
  },
  phoneAsTyped: '{phone} (typed as {typed})',
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  office: {
    subject: {
      contact: 'Message from {name}',
      business: 'Business enquiry from {name}, {business}',
      callBack: 'Call back {name}, {business}: {phone}',
      partner: 'Partner application from {name}, {business}',
    },
    suspectedSpam: '[suspected spam] {subject}',
    opening: {
      contact: '{name} wrote to us with the contact form of the English site.',
      business: '{name} of {business} wrote to us with the business form of the English site.',
      callBack: '{name} of {business} asks to be called back on {phone}.',
      partner: '{name} of {business} would like to become a partner. Consent to be contacted about it was given.',
    },
    promise: {
      contact: 'Received at {received}. We promised an answer before {time}.',
      business: 'Received at {received}. We promised an answer before {time}.',
      callBack: 'Received at {received}. We promised to call before {time}.',
      partner: 'Received at {received}. We promised an answer before {time}.',
    },
    reply: 'When you reply to this e-mail, your answer goes to {name}.',
    replyToSpam: 'This looks like spam, so the visitor gets no receipt. When you reply, your answer goes to {name}.',
  },
  receipt: {
    subject: {
      contact: 'We have received your message',
      business: 'We have received your enquiry',
      callBack: 'We have received your call-back request',
      partner: 'We have received your partner application',
    },
    opening: {
      contact: 'Hello {firstName}, thank you for your message.',
      business: 'Hello {firstName}, thank you for your enquiry for {business}.',
      callBack: 'Hello {firstName}, thank you for your request. We have your number as {phone}.',
      partner: 'Hello {firstName}, thank you for your application on behalf of {business}.',
    },
    promise: {
      contact: 'We answer before {time}.',
      business: 'We answer before {time}.',
      callBack: 'We call you before {time}.',
      partner: 'We answer before {time}.',
    },
    copy: 'This is what you sent us:',
    closing: 'Is something missing or wrong? Reply to this e-mail.',
    notYou:
      'You did not write to us? Then somebody entered your address by mistake. You need not do anything; tell us if it bothers you.',
  },
}
