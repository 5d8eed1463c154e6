import type { OfficeRoute } from '../office-route.ts'
import { acceptInvited, invitationOptions, recover, showInvitation, showRecovery } from './join.ts'
import { showStart } from './show-start.ts'
import { confirm, confirmOptions, showSignIn, signIn, signInOptions, signOut } from './sign-in.ts'

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
]
