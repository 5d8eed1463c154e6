import { largestPage } from '../services/cms/typed-page.ts'
import {
  endMySessions,
  makeCodes,
  makePasskey,
  newPasskeyOptions,
  removePasskey,
  saveMe,
  showMe,
  showNewPasskey,
} from './account/answer-account.ts'
import { showAudit } from './audit/audit-page.tsx'
import { answerCompanyForm, showCompanyForm } from './company/answer-company.ts'
import { showCompany } from './company/show-company.ts'
import { answerComplaint, showComplaint } from './complaints/answer-complaint.ts'
import { answerRedo, showRedo } from './complaints/answer-redo.ts'
import { ofComplaint } from './complaints/of-complaint.ts'
import { crewRoutes } from './crew/crew-routes.ts'
import { answerAccess, showAccess } from './day-sheets/answer-access.ts'
import { askWork, ofVisit, openDaySheet, recordRedo, recordWork, showDaySheet } from './day-sheets/answer-day-sheet.ts'
import { showDaySheets } from './day-sheets/day-sheets-page.tsx'
import { askLate, notifyLate } from './day-sheets/late-page.tsx'
import { ofSheet } from './day-sheets/of-sheet.ts'
import { showStart } from './due/due-page.tsx'
import { acceptInvited, invitationOptions, recover, showInvitation, showRecovery } from './gate/join-pages.tsx'
import type { OfficeRoute } from './gate/office-route.ts'
import { confirm, confirmOptions, showSignIn, signIn, signInOptions, signOut } from './gate/sign-in-page.tsx'
import { answerLead, leaseLead, showLead } from './leads/answer-lead.ts'
import { showLeads } from './leads/leads-page.tsx'
import { exportDemand, tellArea } from './leads/uncovered-demand.ts'
import { openStream } from './live/streams.ts'
import { actOnOrder } from './orders/act-on-order.ts'
import { receiveChange, showChange } from './orders/change/answer-order-change.ts'
import { correctDetails, showDetails } from './orders/details/office-details-page.tsx'
import { exportList } from './orders/export-list.ts'
import { ofOrder } from './orders/of-order.ts'
import { askStep, takeStep } from './orders/order-step-page.tsx'
import { openCustomerPage, settleOperation, showVisit } from './orders/record-about-order.ts'
import { showOrder } from './orders/show-order.ts'
import { showOrders } from './orders/show-orders.ts'
import { answerEdit, showEdit } from './pages/answer-edit.ts'
import { createPage, showNewPage } from './pages/create-page.ts'
import { showPages } from './pages/pages-page.tsx'
import { showQuestions } from './pages/questions-page.tsx'
import { showVersions } from './pages/versions-page.tsx'
import { answerBankLine, receiveBankFile } from './payments/answer-bank.ts'
import { answerInvoice, numberInvoices, sendInvoice } from './payments/answer-invoices.ts'
import { recordInLedger, sendReminder, showLedger } from './payments/answer-ledger.ts'
import { settleRefund, showPayments } from './payments/answer-payments.ts'
import { showDocuments } from './payments/documents-page.tsx'
import { receiveMonth, sendMonth, showMonths } from './payments/months-page.tsx'
import {
  invite,
  makeRecoveryLink,
  savePerson,
  setDisabled,
  showPeople,
  showPerson,
  signOutPerson,
} from './people/people-pages.ts'
import { exportFound, forgetFound, searchPerson, showPersonalData } from './personal-data/personal-data-pages.ts'
import { answerBusinessOrder, showBusinessOrder } from './phone-orders/answer-business-order.ts'
import { beginOrder, showNewOrder } from './phone-orders/answer-new-order.ts'
import { orderDraft, showDraft } from './phone-orders/answer-phone-draft.ts'
import { deletePicture, receivePicture, sendPicture, showPictures } from './pictures/answer-pictures.ts'
import { showBoard } from './planning/planning-page.tsx'
import { answerReschedule, showReschedule } from './planning/reschedule/answer-reschedule.ts'
import { confirmTime, showRetention } from './retention/retention-page.tsx'
import { decide, showReviews } from './reviews/answer-reviews.ts'
import { answerAbsences, endAbsence, showAbsences } from './roster/answer-absences.ts'
import { answerRoster, showRoster } from './roster/answer-roster.ts'
import { answerWithdraw, saveTariff, showTariff, tryTariff } from './tariffs/answer-tariff.ts'
import { showTariffs } from './tariffs/show-tariffs.ts'
import { endUnconfirmedOrders, showUnconfirmedOrders } from './unconfirmed-orders/unconfirmed-orders-page.tsx'
import { answerWithdrawal, showWithdrawal } from './withdrawals/answer-withdrawals.ts'
import { showWithdrawals } from './withdrawals/withdrawals-page.tsx'

/** A photo, which says itself that 25 MB are too many, and what a form adds to it; bank statements are smaller. */
export const largestUpload = 26 * 1024 * 1024
const upload = { body: 'upload', largest: largestUpload } as const
/** What a browser reads before a passkey signs it, a limited number of times. */
const options = { data: true, counted: true } as const
const longForm = { fresh: true, largest: largestPage } as const

const order = '/orders/:number'
const complaint = `${order}/complaints/:id`
const sheet = '/planning/day/:country/:team/:date'

/**
 * Every route of the office with the action that its person has to be allowed (R17.2): what is not here answers 404.
 */
export const officeRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/', action: 'useOffice', answer: showStart },

  { method: 'GET', path: '/sign-in', action: 'public', answer: showSignIn },
  { method: 'POST', path: '/sign-in/options', action: 'public', ...options, answer: signInOptions },
  { method: 'POST', path: '/sign-in', action: 'public', answer: signIn },
  { method: 'POST', path: '/sign-out', action: 'public', answer: signOut },
  { method: 'GET', path: '/invitation', action: 'public', answer: showInvitation },
  { method: 'POST', path: '/invitation/options', action: 'public', ...options, answer: invitationOptions },
  { method: 'POST', path: '/invitation', action: 'public', counted: true, answer: acceptInvited },
  { method: 'GET', path: '/recovery', action: 'public', answer: showRecovery },
  { method: 'POST', path: '/recovery', action: 'public', counted: true, answer: recover },
  { method: 'POST', path: '/confirm/options', action: 'useOffice', data: true, answer: confirmOptions },
  { method: 'POST', path: '/confirm', action: 'useOffice', fresh: true, answer: confirm },

  { method: 'GET', path: '/people', action: 'managePeople', answer: showPeople },
  { method: 'POST', path: '/people', action: 'managePeople', fresh: true, answer: invite },
  { method: 'GET', path: '/people/:id', action: 'managePeople', answer: showPerson },
  { method: 'POST', path: '/people/:id', action: 'managePeople', fresh: true, answer: savePerson },
  { method: 'POST', path: '/people/:id/disable', action: 'managePeople', fresh: true, answer: setDisabled(true) },
  { method: 'POST', path: '/people/:id/enable', action: 'managePeople', fresh: true, answer: setDisabled(false) },
  { method: 'POST', path: '/people/:id/recover', action: 'managePeople', fresh: true, answer: makeRecoveryLink },
  { method: 'POST', path: '/people/:id/sign-out', action: 'managePeople', answer: signOutPerson },

  { method: 'GET', path: '/me', action: 'useOffice', answer: showMe },
  { method: 'POST', path: '/me', action: 'useOffice', answer: saveMe },
  { method: 'GET', path: '/me/passkeys/new', action: 'useOffice', fresh: true, answer: showNewPasskey },
  {
    method: 'POST',
    path: '/me/passkeys/options',
    action: 'useOffice',
    data: true,
    fresh: true,
    answer: newPasskeyOptions,
  },
  { method: 'POST', path: '/me/passkeys', action: 'useOffice', fresh: true, answer: makePasskey },
  { method: 'POST', path: '/me/passkeys/remove', action: 'useOffice', fresh: true, answer: removePasskey },
  { method: 'POST', path: '/me/codes', action: 'useOffice', fresh: true, answer: makeCodes },
  { method: 'POST', path: '/me/sessions/end', action: 'useOffice', answer: endMySessions },

  { method: 'GET', path: '/audit', action: 'readAudit', answer: showAudit },

  { method: 'GET', path: '/leads', action: 'readLeads', answer: showLeads },
  { method: 'GET', path: '/leads.csv', action: 'readLeads', data: true, answer: exportDemand },
  { method: 'POST', path: '/leads/announced', action: 'answerLeads', answer: tellArea },
  { method: 'GET', path: '/leads/:id', action: 'readLeads', answer: showLead },
  { method: 'POST', path: '/leads/:id', action: 'answerLeads', answer: answerLead },
  { method: 'POST', path: '/leads/:id/lease', action: 'answerLeads', data: true, answer: leaseLead },

  { method: 'GET', path: '/events', action: 'useOffice', data: true, answer: openStream },

  { method: 'GET', path: '/orders', action: 'readOrders', answer: showOrders },
  // Before orders that exist: `new` and `business` are not numbers.
  { method: 'GET', path: '/orders/business', action: 'changeOrders', answer: showBusinessOrder },
  { method: 'POST', path: '/orders/business', action: 'changeOrders', answer: answerBusinessOrder },
  { method: 'GET', path: '/orders/new', action: 'changeOrders', answer: showNewOrder },
  { method: 'POST', path: '/orders/new', action: 'changeOrders', answer: beginOrder },
  { method: 'GET', path: '/orders/new/:draft', action: 'changeOrders', answer: showDraft },
  { method: 'POST', path: '/orders/new/:draft', action: 'changeOrders', answer: orderDraft },
  { method: 'GET', path: '/orders.csv', action: 'changeOrders', data: true, answer: exportList },
  { method: 'GET', path: '/unconfirmed', action: 'changeOrders', answer: showUnconfirmedOrders },
  { method: 'POST', path: '/unconfirmed', action: 'changeOrders', answer: endUnconfirmedOrders },
  { method: 'GET', path: order, action: 'readOrders', answer: showOrder },
  { method: 'POST', path: order, action: 'changeOrders', answer: ofOrder(actOnOrder) },
  { method: 'GET', path: `${order}/step`, action: 'changeOrders', answer: ofOrder(askStep) },
  { method: 'POST', path: `${order}/step`, action: 'changeOrders', answer: ofOrder(takeStep) },
  { method: 'GET', path: `${order}/change`, action: 'changeOrders', answer: ofOrder(showChange) },
  { method: 'POST', path: `${order}/change`, action: 'changeOrders', answer: ofOrder(receiveChange) },
  { method: 'POST', path: `${order}/customer-page`, action: 'changeOrders', answer: ofOrder(openCustomerPage) },
  { method: 'GET', path: `${order}/details`, action: 'changeOrders', answer: showDetails },
  { method: 'POST', path: `${order}/details`, action: 'changeOrders', answer: ofOrder(correctDetails) },
  { method: 'GET', path: `${order}/visit`, action: 'readOrders', answer: ofOrder(showVisit) },
  { method: 'POST', path: `${order}/visit`, action: 'changePlanning', answer: ofOrder(settleOperation) },
  { method: 'GET', path: complaint, action: 'readOrders', answer: ofComplaint(showComplaint) },
  { method: 'POST', path: complaint, action: 'changeOrders', answer: ofComplaint(answerComplaint) },
  { method: 'GET', path: `${complaint}/redo`, action: 'changePlanning', answer: ofComplaint(showRedo) },
  { method: 'POST', path: `${complaint}/redo`, action: 'changePlanning', answer: ofComplaint(answerRedo) },
  { method: 'GET', path: '/withdrawals', action: 'changeOrders', answer: showWithdrawals },
  { method: 'GET', path: '/withdrawals/:id', action: 'changeOrders', answer: showWithdrawal },
  { method: 'POST', path: '/withdrawals/:id', action: 'changeOrders', fresh: true, answer: answerWithdrawal },

  { method: 'GET', path: '/payments', action: 'readPayments', answer: showPayments },
  { method: 'POST', path: '/payments', action: 'recordPayments', fresh: true, answer: answerBankLine },
  { method: 'GET', path: '/payments/documents', action: 'readPayments', answer: showDocuments },
  { method: 'GET', path: '/payments/months', action: 'readPayments', answer: showMonths },
  { method: 'POST', path: '/payments/months/:file', action: 'recordPayments', fresh: true, answer: receiveMonth },
  { method: 'GET', path: '/payments/months/:file', action: 'readPayments', fresh: true, answer: sendMonth },
  { method: 'POST', path: '/payments/bank', action: 'recordPayments', ...upload, answer: receiveBankFile },
  { method: 'POST', path: '/payments/refunds/:id', action: 'recordPayments', fresh: true, answer: settleRefund },
  { method: 'GET', path: `${order}/payments`, action: 'readPayments', answer: ofOrder(showLedger) },
  { method: 'POST', path: `${order}/payments`, action: 'recordPayments', fresh: true, answer: ofOrder(recordInLedger) },
  { method: 'POST', path: `${order}/reminder`, action: 'recordPayments', answer: ofOrder(sendReminder) },

  { method: 'POST', path: `${order}/invoices`, action: 'recordPayments', answer: ofOrder(answerInvoice) },
  { method: 'GET', path: `${order}/invoices/:file`, action: 'readPayments', data: true, answer: ofOrder(sendInvoice) },
  { method: 'POST', path: '/payments/numbers', action: 'numberInvoices', fresh: true, answer: numberInvoices },

  { method: 'GET', path: '/planning', action: 'readPlanning', answer: showBoard },
  { method: 'GET', path: `${order}/move`, action: 'changePlanning', answer: showReschedule },
  { method: 'POST', path: `${order}/move`, action: 'changePlanning', answer: ofOrder(answerReschedule) },
  { method: 'GET', path: '/planning/roster', action: 'readPlanning', answer: showRoster },
  { method: 'POST', path: '/planning/roster', action: 'changePlanning', answer: answerRoster },
  { method: 'GET', path: '/planning/absences', action: 'readPlanning', answer: showAbsences },
  { method: 'POST', path: '/planning/absences', action: 'changePlanning', answer: answerAbsences },
  { method: 'POST', path: '/planning/absences/:id', action: 'changePlanning', answer: endAbsence },
  { method: 'GET', path: '/planning/day', action: 'readDaySheet', answer: showDaySheets },
  { method: 'GET', path: sheet, action: 'readDaySheet', answer: ofSheet(showDaySheet) },
  { method: 'POST', path: sheet, action: 'readDaySheet', answer: ofSheet(openDaySheet) },
  { method: 'GET', path: `${sheet}/work`, action: 'recordWork', answer: ofVisit(askWork) },
  { method: 'POST', path: `${sheet}/work`, action: 'recordWork', answer: ofVisit(recordWork) },
  { method: 'GET', path: `${sheet}/late`, action: 'recordWork', answer: ofVisit(askLate) },
  { method: 'POST', path: `${sheet}/late`, action: 'recordWork', answer: ofVisit(notifyLate) },
  { method: 'POST', path: `${sheet}/redo`, action: 'recordWork', answer: ofSheet(recordRedo) },
  { method: 'GET', path: `${order}/access`, action: 'changePlanning', answer: ofOrder(showAccess) },
  { method: 'POST', path: `${order}/access`, action: 'changePlanning', answer: ofOrder(answerAccess) },
  ...crewRoutes,

  { method: 'GET', path: '/reviews', action: 'manageReviews', answer: showReviews },
  { method: 'POST', path: '/reviews', action: 'manageReviews', answer: decide },
  { method: 'GET', path: '/retention', action: 'managePersonalData', answer: showRetention },
  { method: 'POST', path: '/retention', action: 'managePersonalData', fresh: true, answer: confirmTime },
  { method: 'GET', path: '/company', action: 'manageCompany', answer: showCompany },
  { method: 'GET', path: '/company/:section', action: 'manageCompany', answer: showCompanyForm },
  { method: 'POST', path: '/company/:section', action: 'manageCompany', ...longForm, answer: answerCompanyForm },
  { method: 'GET', path: '/tariffs', action: 'changeTariffs', answer: showTariffs },
  { method: 'GET', path: '/tariffs/:country', action: 'changeTariffs', answer: showTariff },
  { method: 'POST', path: '/tariffs/:country/try', action: 'changeTariffs', largest: largestPage, answer: tryTariff },
  { method: 'POST', path: '/tariffs/:country', action: 'changeTariffs', ...longForm, answer: saveTariff },
  {
    method: 'POST',
    path: '/tariffs/:country/:id/withdraw',
    action: 'changeTariffs',
    fresh: true,
    answer: answerWithdraw,
  },
  { method: 'GET', path: '/pages', action: 'editPages', answer: showPages },
  { method: 'GET', path: '/pages/questions', action: 'editPages', answer: showQuestions },
  { method: 'GET', path: '/pages/new', action: 'editPages', answer: showNewPage },
  { method: 'POST', path: '/pages/new', action: 'editPages', answer: createPage },
  { method: 'GET', path: '/pages/:language/:path', action: 'editPages', answer: showEdit },
  { method: 'POST', path: '/pages/:language/:path', action: 'editPages', largest: largestPage, answer: answerEdit },
  { method: 'GET', path: '/pages/:language/:path/versions', action: 'editPages', answer: showVersions },

  { method: 'GET', path: '/pictures', action: 'editPages', answer: showPictures },
  { method: 'POST', path: '/pictures', action: 'editPages', ...upload, answer: receivePicture },
  { method: 'GET', path: '/pictures/:name', action: 'editPages', data: true, answer: sendPicture },
  { method: 'POST', path: '/pictures/:name/remove', action: 'editPages', answer: deletePicture },

  { method: 'GET', path: '/personal-data', action: 'managePersonalData', answer: showPersonalData },
  { method: 'POST', path: '/personal-data', action: 'managePersonalData', answer: searchPerson },
  { method: 'POST', path: '/personal-data/export', action: 'managePersonalData', answer: exportFound },
  { method: 'POST', path: '/personal-data/forget', action: 'managePersonalData', fresh: true, answer: forgetFound },
]
