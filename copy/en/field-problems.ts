/** Messages about fields that several forms have. Placeholders: {phone1} and {phone2}. */
export const fieldProblems = {
  firstName: { required: 'Firstname is a required field.', malformed: 'Enter your first name.' },
  lastName: { required: 'Lastname is a required field.', malformed: 'Enter your last name.' },
  email: { required: 'E-mail is a required field.', malformed: 'Please provide a valid email' },
  phoneNumber: {
    required: 'Phone number is a required field.',
    malformed: 'Format your phone number as {phone1} or {phone2}',
  },
  any: {
    required: 'This field is required.',
    malformed: 'Please check this field.',
    tooLong: 'This text is too long. Please shorten it.',
  },
}
