/**
 * The sentences that a customer agrees to by ticking a box, stored word for word with the order. {date}: the day of the
 * visit.
 */
export const consents = {
  terms: 'I agree to the terms and conditions.',
  beginEarly:
    'Please come on {date}, although my withdrawal period won’t be over by then. If I withdraw after you have started, I’ll pay for the work done so far.',
  losesRight: 'I understand that I can no longer withdraw once the clean is finished.',
}
