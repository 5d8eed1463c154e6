/** So many of one page; the first ones tell the most. */
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

/** Tells our own server which errors nobody caught, React's among them. What it keeps of them holds no personal data. */
export function reportErrors(): void {
  addEventListener('error', ({ message, error, filename, lineno, colno }) =>
    report(message, error?.stack ?? `${filename}:${lineno}:${colno}`),
  )
  addEventListener('unhandledrejection', ({ reason }) => report(reason, reason?.stack))
}
