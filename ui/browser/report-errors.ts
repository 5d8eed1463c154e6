/** The reports that this page may still send: the first ones are the most useful. */
let left = 5

function report(message: unknown, stack: unknown) {
  if (left-- <= 0) return
  const text = JSON.stringify({
    page: location.origin + location.pathname,
    message: String(message),
    stack: String(stack),
  })
  navigator.sendBeacon('/api/reports', new Blob([text], { type: 'application/json' }))
}

const onError = ({ message, error, filename, lineno, colno }: ErrorEvent) =>
  report(message, error?.stack ?? `${filename}:${lineno}:${colno}`)

const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason, reason?.stack)

/**
 * Sends uncaught errors, including React's, to our own server from now on (R12.5). Calling it again changes nothing.
 */
export function reportErrors(): void {
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
}
