/** Sender and office of the mails of a test, and the office's origin. */
export const addresses = {
  from: 'Helderhuis <website@helderhuis.example>',
  office: 'office@helderhuis.example',
  officeUrl: 'http://localhost:3004',
}
