/** Rows of the page table whose forms for messages browsers fill in. A browser's files hold no more of the table. */
export const formPages = {
  'customer-service': { en: '/customer-service', nl: '/klantenservice', form: true, illustration: 'customer-service' },
  contact: { nl: '/contact', counterpart: 'customer-service', form: true, illustration: 'customer-service' },
  partner: { en: '/partner', nl: '/partner', form: true, illustration: 'partner' },
} as const
