import type { Language } from '../../domain/language.ts'
import { businessOrder } from './en/business-order.ts'
import { company } from './en/company.ts'
import { crewDay } from './en/crew-day.ts'
import { firstDay } from './en/first-day.ts'
import { frame } from './en/frame.ts'
import { leads } from './en/leads.ts'
import { newOrder } from './en/new-order.ts'
import { orders } from './en/orders.ts'
import { pages } from './en/pages.ts'
import { passkeys } from './en/passkeys.ts'
import { payments } from './en/payments.ts'
import { people } from './en/people.ts'
import { personalData } from './en/personal-data.ts'
import { pictures } from './en/pictures.ts'
import { planning } from './en/planning.ts'
import { retention } from './en/retention.ts'
import { reviews } from './en/reviews.ts'
import { steps } from './en/steps.ts'
import { tariffs } from './en/tariffs.ts'
import { visits } from './en/visits.ts'
import { businessOrder as dutchBusinessOrder } from './nl/business-order.ts'
import { company as dutchCompany } from './nl/company.ts'
import { crewDay as dutchCrewDay } from './nl/crew-day.ts'
import { firstDay as dutchFirstDay } from './nl/first-day.ts'
import { frame as dutchFrame } from './nl/frame.ts'
import { leads as dutchLeads } from './nl/leads.ts'
import { newOrder as dutchNewOrder } from './nl/new-order.ts'
import { orders as dutchOrders } from './nl/orders.ts'
import { pages as dutchPages } from './nl/pages.ts'
import { passkeys as dutchPasskeys } from './nl/passkeys.ts'
import { payments as dutchPayments } from './nl/payments.ts'
import { people as dutchPeople } from './nl/people.ts'
import { personalData as dutchPersonalData } from './nl/personal-data.ts'
import { pictures as dutchPictures } from './nl/pictures.ts'
import { planning as dutchPlanning } from './nl/planning.ts'
import { retention as dutchRetention } from './nl/retention.ts'
import { reviews as dutchReviews } from './nl/reviews.ts'
import { steps as dutchSteps } from './nl/steps.ts'
import { tariffs as dutchTariffs } from './nl/tariffs.ts'
import { visits as dutchVisits } from './nl/visits.ts'
import { workWords } from './work-words.ts'

const english = {
  businessOrder,
  company,
  crewDay,
  firstDay,
  frame,
  leads,
  newOrder,
  orders,
  pages,
  passkeys,
  payments,
  people,
  personalData,
  pictures,
  planning,
  retention,
  reviews,
  steps,
  tariffs,
  visits,
  work: workWords.en,
}

export type OfficeWords = typeof english

/** The words of the office. Each person chooses a language, so both are in the one build (R17.1). */
export const officeWords: Record<Language, OfficeWords> = {
  en: english,
  nl: {
    businessOrder: dutchBusinessOrder,
    company: dutchCompany,
    crewDay: dutchCrewDay,
    firstDay: dutchFirstDay,
    frame: dutchFrame,
    leads: dutchLeads,
    newOrder: dutchNewOrder,
    orders: dutchOrders,
    pages: dutchPages,
    passkeys: dutchPasskeys,
    payments: dutchPayments,
    people: dutchPeople,
    personalData: dutchPersonalData,
    pictures: dutchPictures,
    planning: dutchPlanning,
    retention: dutchRetention,
    reviews: dutchReviews,
    steps: dutchSteps,
    tariffs: dutchTariffs,
    visits: dutchVisits,
    work: workWords.nl,
  },
}
