import {
  endMySessions,
  makeCodes,
  makePasskey,
  newPasskeyOptions,
  removePasskey,
  saveMe,
  showMe,
  showNewPasskey,
} from '../account/answer-account.ts'
import { showAudit } from '../audit/show-audit.ts'
import { showStart } from '../due/show-due.ts'
import { acceptInvited, invitationOptions, recover, showInvitation, showRecovery } from '../gate/answer-join.ts'
import { confirm, confirmOptions, showSignIn, signIn, signInOptions, signOut } from '../gate/answer-sign-in.ts'
import type { OfficeRoute } from '../gate/office-route.ts'
import {
  invite,
  makeRecoveryLink,
  savePerson,
  setDisabled,
  showPeople,
  showPerson,
  signOutPerson,
} from './people-pages.ts'

/** Signing in and out, people, one's own account, and the audit trail. */
export const peopleRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/', action: 'useOffice', answer: showStart },

  { method: 'GET', path: '/sign-in', action: 'public', answer: showSignIn },
  { method: 'POST', path: '/sign-in/options', action: 'public', data: true, answer: signInOptions },
  { method: 'POST', path: '/sign-in', action: 'public', answer: signIn },
  { method: 'POST', path: '/sign-out', action: 'public', answer: signOut },
  { method: 'GET', path: '/invitation', action: 'public', answer: showInvitation },
  { method: 'POST', path: '/invitation/options', action: 'public', data: true, answer: invitationOptions },
  { method: 'POST', path: '/invitation', action: 'public', answer: acceptInvited },
  { method: 'GET', path: '/recovery', action: 'public', answer: showRecovery },
  { method: 'POST', path: '/recovery', action: 'public', answer: recover },
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
]
