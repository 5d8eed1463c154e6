import { check as checkEn } from '../../copy/en/order/check.ts'
import { confirm as confirmEn } from '../../copy/en/order/confirm.ts'
import { details as detailsEn } from '../../copy/en/order/details.ts'
import { frame as frameEn } from '../../copy/en/order/frame.ts'
import { location as locationEn } from '../../copy/en/order/location.ts'
import { orderPage as orderPageEn } from '../../copy/en/order/order-page.ts'
import { paid as paidEn } from '../../copy/en/order/paid.ts'
import { payment as paymentEn } from '../../copy/en/order/payment.ts'
import { visits as visitsEn } from '../../copy/en/order/visits.ts'
import { withdrawal as withdrawalEn } from '../../copy/en/order/withdrawal.ts'
import { check as checkNl } from '../../copy/nl/order/check.ts'
import { confirm as confirmNl } from '../../copy/nl/order/confirm.ts'
import { details as detailsNl } from '../../copy/nl/order/details.ts'
import { frame as frameNl } from '../../copy/nl/order/frame.ts'
import { location as locationNl } from '../../copy/nl/order/location.ts'
import { orderPage as orderPageNl } from '../../copy/nl/order/order-page.ts'
import { paid as paidNl } from '../../copy/nl/order/paid.ts'
import { payment as paymentNl } from '../../copy/nl/order/payment.ts'
import { visits as visitsNl } from '../../copy/nl/order/visits.ts'
import { withdrawal as withdrawalNl } from '../../copy/nl/order/withdrawal.ts'

/** The words of both ordering sites. */
export const orderingWords = {
  en: {
    check: checkEn,
    confirm: confirmEn,
    details: detailsEn,
    frame: frameEn,
    location: locationEn,
    orderPage: orderPageEn,
    paid: paidEn,
    payment: paymentEn,
    visits: visitsEn,
    withdrawal: withdrawalEn,
  },
  nl: {
    check: checkNl,
    confirm: confirmNl,
    details: detailsNl,
    frame: frameNl,
    location: locationNl,
    orderPage: orderPageNl,
    paid: paidNl,
    payment: paymentNl,
    visits: visitsNl,
    withdrawal: withdrawalNl,
  },
}
