export const moneyNotice = {
  moneyReceived: {
    text: '{brand}: we hebben {amount} ontvangen. Je bestelling: {url}',
    subject: 'We hebben {amount} ontvangen (bestelling {number})',
    opening: 'We hebben je betaling van {amount} voor bestelling {number} ontvangen.',
  },
  moneyRefunded: {
    text: '{brand}: we hebben {amount} terugbetaald. Je bestelling: {url}',
    subject: 'We hebben {amount} terugbetaald (bestelling {number})',
    opening: 'We hebben {amount} terugbetaald voor bestelling {number}.',
  },
  lines: {
    settled: 'Alles is betaald.',
    left: 'Er staat nog {rest} open.',
    leftBy: 'Er staat nog {rest} open. Betaal dat uiterlijk op {by}.',
    prepaid: 'Er staat nog {rest} open. Betaal dat uiterlijk op {by}, voordat we komen.',
    over: 'Dat is {rest} te veel. Je krijgt het terug, uiterlijk op {refundBy}.',
    more: 'Je krijgt nog {rest} terug, uiterlijk op {refundBy}.',
    coming: 'We komen op {date}, tussen {from} en {until} uur.',
  },
}
