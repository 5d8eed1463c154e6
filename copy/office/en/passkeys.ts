import { brand } from '../../../domain/company/company.ts'

/** Signing in, joining, recovery and confirming. Placeholder: {origin}. */
export const passkeys = {
  signIn: {
    title: 'Sign in',
    text: 'Use the passkey on this device, on your phone or on a security key.',
    button: 'Sign in with a passkey',
    lost: 'I’ve lost my passkeys',
    failed: 'That passkey isn’t known here, or the request took too long. Please try again.',
  },
  join: {
    title: `Welcome to the ${brand} office`,
    text: 'Create a passkey to sign in with from now on. Your device asks for your fingerprint, face or PIN, which never leaves it.',
    button: 'Create a passkey',
    gone: 'This link has expired or has already been used. Ask an owner for a new one, or ask whoever runs the server.',
    failed: 'The passkey couldn’t be checked. Please try again.',
  },
  recover: {
    title: 'Lost your passkeys?',
    text: 'Enter one of your recovery codes. It works once, signs you out everywhere and lets you create a new passkey. Your old passkeys stop working.',
    label: 'Recovery code',
    hint: 'Six groups of four letters and digits',
    button: 'Continue',
    unknown: 'That code isn’t known or has already been used.',
    noCodes:
      'No codes either? An owner can make a link for you under People. If no one can get in, ask whoever runs the server.',
    madeTitle: 'Create a new passkey',
    madeText: 'Create a new passkey within ten minutes. It replaces all the old ones.',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Each of these ten codes lets you in once if you lose your passkeys. They’re shown only now: print them, or keep them in a password manager.',
    print: 'Print',
    second: 'Create a second passkey on another device too, so that losing one doesn’t lock you out.',
    done: 'I’ve saved them: continue',
  },
  confirm: {
    title: 'Confirm that it’s you',
    text: 'Confirm with your passkey, so that no one else can do this in your name. You won’t be asked again for ten minutes.',
    button: 'Confirm with a passkey',
    failed: 'That didn’t work. Please try again.',
    needed: 'Please confirm with your passkey first: reload the page.',
  },
  problems: {
    cancelled: 'The passkey wasn’t used. Please try again.',
    known: 'This device already has a passkey for you.',
    unsupported: 'This browser can’t use passkeys here. Open the office at {origin} in a current browser.',
    unreachable: 'The office couldn’t be reached. Please try again.',
    script: 'Passkeys need JavaScript. Please allow it for this site.',
  },
}
